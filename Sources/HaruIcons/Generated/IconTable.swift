// Written by script/icons from Web/icons/catalogue.json; edit that.
// swift-format-ignore-file

enum IconTable {
    static let count = 369
    static let categoryCount = 11
    /// The glyph of an icon that this version does not know.
    static let fallback: UInt16 = 0xF625

    /// `id|ko|en|ja` of every icon, in the order of the picker.
    static let lines: StaticString = """
        home|집, 귀가, 가정|home, house|家, いえ, 帰宅, ホーム;bed|침대, 잠자리, 눕기|bed, lie down|ベッド, 寝床, 布団;\
        sleep|잠, 수면, 낮잠, 자기|sleep, nap|睡眠, 眠り, 昼寝, 寝る;\
        alarm|알람, 기상, 시계|alarm, wake up, clock|アラーム, 起床, 目覚まし;\
        sunrise|일출, 아침, 해돋이|sunrise, morning, dawn|日の出, 朝;\
        evening|저녁, 일몰, 노을|evening, sunset, dusk|夕方, 日の入り, 夕焼け;\
        cleaning|청소, 빗자루, 정리|cleaning, broom, tidy up|掃除, ほうき, 片付け;\
        laundry|빨래, 옷걸이, 세탁|laundry, hanger, wash|洗濯, ハンガー;\
        clothes|옷, 티셔츠, 옷장|clothes, t-shirt, outfit|服, シャツ, 着替え;\
        dishes|식사, 설거지, 수저|dishes, meal, cutlery|食器, 皿洗い, 食事;\
        garbage|쓰레기, 분리수거, 버리기|garbage, trash, rubbish|ごみ, ゴミ出し, 捨てる;\
        shopping|쇼핑, 장보기, 가방|shopping, bag|買い物, ショッピング, バッグ;\
        cart|장바구니, 카트, 마트|cart, groceries, supermarket|カート, スーパー, 買い出し;\
        basket|바구니, 시장|basket, market|かご, バスケット, 市場;store|가게, 상점, 편의점|store, shop|店, お店, コンビニ;\
        gift|선물, 생일|gift, present, birthday|プレゼント, 贈り物, 誕生日;key|열쇠, 잠금|key, lock up|鍵, かぎ;\
        umbrella|우산, 비|umbrella, rain|傘, かさ, 雨;\
        lamp|전구, 조명, 생각|lamp, light bulb, idea|電球, 照明, ひらめき;\
        sofa|소파, 휴식, 거실|sofa, couch, rest|ソファ, 休憩, 居間;bell|종, 알림|bell, notification|ベル, 鐘, 通知;\
        mail|편지, 메일, 우편|mail, email, letter|メール, 手紙, 郵便;\
        money|돈, 현금, 가계부|money, cash, budget|お金, 現金, 家計簿;wallet|지갑, 지출|wallet, spending|財布, 支出;\
        coin|동전, 저금, 절약|coin, saving|コイン, 貯金, 節約;\
        creditCard|카드, 결제|credit card, payment|カード, 支払い, クレジット;\
        receipt|영수증, 계산|receipt, bill|レシート, 領収書;\
        haircut|가위, 미용실, 이발|scissors, haircut|はさみ, 美容院, 散髪;\
        repair|수리, 공구, 고치기|repair, wrench, fix|修理, 工具, 直す;\
        screwdriver|드라이버, 조립|screwdriver, assemble|ドライバー, 組み立て;\
        candle|초, 촛불, 향초|candle|ろうそく, キャンドル;fridge|냉장고, 식재료|fridge, refrigerator|冷蔵庫;\
        newspaper|신문, 뉴스|newspaper, news|新聞, ニュース;smoking|담배, 흡연|smoking, cigarette|たばこ, 喫煙;\
        noSmoking|금연, 담배 끊기|no smoking, quit smoking|禁煙;\
        box|상자, 택배, 짐|box, parcel, delivery|箱, 荷物, 宅配;book|책, 독서, 읽기|book, reading|本, 読書, 読む;\
        textbook|교과서, 교재, 공책|textbook, notebook|教科書, 教材, ノート;\
        library|도서관, 책장|library, bookshelf|図書館, 本棚;\
        dictionary|사전, 단어, 어휘|dictionary, vocabulary, words|辞書, 単語, 語彙;\
        language|언어, 외국어, 영어, 번역|language, translate, english|言語, 外国語, 英語, 翻訳;\
        graduation|학교, 졸업, 강의, 공부|school, graduation, lecture, study|学校, 卒業, 講義, 勉強;\
        classroom|교실, 수업, 책상|classroom, class, desk|教室, 授業, 机;\
        teach|발표, 수업, 칠판|presentation, teach, board|発表, 授業, 黒板;\
        pencil|연필, 쓰기, 글|pencil, write|鉛筆, 書く;\
        pen|펜, 필기, 서명|pen, handwriting, signature|ペン, 筆記, 署名;\
        highlighter|형광펜, 마커|highlighter, marker|蛍光ペン, マーカー;\
        paper|문서, 서류, 과제, 보고서|document, paper, report, homework|文書, 書類, 宿題, 報告書;\
        note|메모, 노트, 기록|note, memo|メモ, ノート;\
        clipboard|클립보드, 계획, 할 일|clipboard, plan, to do|クリップボード, 計画;\
        checklist|체크리스트, 할 일 목록|checklist, to-do list|チェックリスト, やること;\
        list|목록, 정리|list, outline|リスト, 一覧;\
        calendar|달력, 일정, 날짜|calendar, schedule, date|カレンダー, 予定, 日付;\
        appointment|약속, 예약|appointment, booking|約束, 予約;\
        briefcase|서류 가방, 회사, 일, 업무|briefcase, work, job, business|かばん, 仕事, 会社;\
        office|사무실, 빌딩, 출근|office, building, commute|オフィス, ビル, 出勤;\
        meeting|회의, 대화, 토론|meeting, discussion, talk|会議, 話し合い, 討論;\
        chart|그래프, 통계, 주식|chart, graph, statistics, stocks|グラフ, 統計, 株;\
        bars|막대그래프, 분석, 성과|bar chart, analysis, results|棒グラフ, 分析, 成果;\
        pie|원그래프, 비율|pie chart, share|円グラフ, 割合;\
        calculator|계산기, 계산, 회계|calculator, accounting|電卓, 計算, 会計;\
        math|수학, 합계, 시그마|math, sum, sigma|数学, 合計, シグマ;\
        draftingCompass|컴퍼스, 기하, 설계|drafting compass, geometry, design|コンパス, 幾何, 設計;\
        ruler|자, 길이, 재기|ruler, measure, length|定規, 長さ, 測る;\
        science|과학, 화학, 실험|science, chemistry, flask|科学, 化学, 実験;\
        microscope|현미경, 생물, 연구|microscope, biology, research|顕微鏡, 生物, 研究;\
        experiment|시험관, 실험실|test tube, lab|試験管, 実験室;\
        code|코드, 프로그래밍, 개발|code, programming, development|コード, プログラミング, 開発;\
        terminal|터미널, 명령줄|terminal, console, command line|ターミナル, 端末, コマンド;\
        bug|버그, 벌레, 디버깅|bug, debugging|バグ, 虫, デバッグ;\
        database|데이터베이스, 자료|database, data|データベース, 資料;idea|아이디어, 영감|idea, inspiration|アイデア, 発想;\
        puzzle|퍼즐, 문제 풀이|puzzle, problem solving|パズル, 問題;\
        law|법, 저울, 균형|law, scales, balance|法律, 天秤, 釣り合い;\
        bank|은행, 기관, 관공서|bank, institution|銀行, 役所;folder|폴더, 자료 정리|folder, files|フォルダ, 整理;\
        archive|보관, 정리함|archive, storage|保管, アーカイブ;\
        attachment|클립, 첨부|paperclip, attachment|クリップ, 添付;\
        certificate|자격증, 인증, 시험|certificate, exam, licence|資格, 認定, 試験;\
        announcement|확성기, 홍보, 공지|megaphone, announcement, marketing|メガホン, 広報, お知らせ;\
        run|달리기, 러닝, 조깅|running, run, jogging|ランニング, 走る, ジョギング;\
        walk|걷기, 산책|walking, walk, stroll|ウォーキング, 歩く, 散歩;\
        bike|자전거, 사이클, 라이딩|bike, cycling, bicycle|自転車, サイクリング;\
        swim|수영, 헤엄|swimming, swim|水泳, 泳ぐ, スイミング;\
        strength|근력 운동, 헬스, 아령, 웨이트|dumbbell, strength training, gym, weights|ダンベル, 筋トレ, ジム;\
        kettlebell|무게, 케틀벨, 중량|weight, kettlebell|重り, ケトルベル, 重量;\
        stretching|스트레칭, 체조, 만세|stretching, gymnastics|ストレッチ, 体操;\
        yoga|요가, 필라테스, 동작|yoga, pilates, pose|ヨガ, ピラティス, ポーズ;\
        hiking|등산, 산, 하이킹|hiking, mountain, climbing|登山, 山, ハイキング;\
        stairs|계단, 오르기|stairs, climbing stairs|階段, 昇る;\
        soccer|축구, 풋살, 공|soccer, football, ball|サッカー, フットサル, ボール;\
        football|미식축구, 럭비|american football, rugby|アメフト, ラグビー;bowling|볼링|bowling|ボウリング;\
        tennis|테니스, 배드민턴, 라켓|tennis, badminton, racket|テニス, バドミントン, ラケット;\
        pool|수영장, 물놀이|swimming pool|プール, 水遊び;rowing|조정, 노 젓기, 카약|rowing, kayak|ボート, カヤック, 漕ぐ;\
        billiards|당구, 포켓볼|billiards, pool, eight|ビリヤード, 八;\
        trophy|트로피, 우승, 대회|trophy, win, competition|トロフィー, 優勝, 大会;\
        medal|메달, 상, 수상|medal, award, prize|メダル, 賞;\
        finish|결승, 완주, 마라톤|finish, race, marathon|ゴール, 完走, マラソン;\
        timer|타이머, 스톱워치, 인터벌|timer, stopwatch, interval|タイマー, ストップウォッチ;\
        energy|번개, 에너지, 힘|energy, lightning, power|稲妻, エネルギー, 力;\
        burn|불, 칼로리, 열정, 연속|fire, flame, calories, streak|火, 炎, カロリー, 情熱;\
        fencing|검, 검도, 펜싱|sword, fencing, kendo|剣, 剣道, フェンシング;\
        steps|오르막, 고도, 걸음|uphill, elevation, steps|上り, 標高, 歩数;\
        speed|속도, 속도계|speed, speedometer|速度, スピード;\
        target|과녁, 목표, 양궁|target, aim, archery|的, 目標, アーチェリー;\
        heart|하트, 심장, 사랑|heart, love|ハート, 心, 愛;heartRate|심박수, 맥박|heart rate, pulse|心拍, 脈拍;\
        pulse|맥박, 신호, 활동|pulse, vitals, activity|脈, 活動;\
        medicine|약, 알약, 영양제|medicine, pill, supplement, vitamin|薬, 錠剤, サプリ;\
        pharmacy|약국, 조제|pharmacy|薬局;hospital|병원, 진료|hospital, clinic, doctor visit|病院, 診療;\
        doctor|의사, 청진기, 진찰|doctor, stethoscope, checkup|医者, 聴診器, 診察;\
        injection|주사, 예방 접종|injection, vaccine, shot|注射, 予防接種;\
        temperature|체온, 온도, 열|temperature, thermometer, fever|体温, 温度, 熱;\
        scales|체중, 몸무게, 체중계|weight, scales, diet|体重, 体重計, ダイエット;\
        tooth|이, 양치, 치과|tooth, brush teeth, dentist|歯, 歯磨き, 歯医者;\
        water|물, 물 마시기, 수분|water, drink water, hydration|水, 水を飲む, 水分;\
        drop|물방울, 혈액|drop, blood, liquid|しずく, 血液;\
        moisture|습도, 보습, 피부|humidity, moisture, skin care|湿度, 保湿, スキンケア;\
        eyes|눈, 시력, 보기|eye, sight, look|目, 視力, 見る;glasses|안경, 눈 건강|glasses|眼鏡, めがね;\
        bone|뼈, 관절|bone, joints|骨, 関節;posture|자세, 앉기|posture, sitting|姿勢, 座る;\
        rest|휴식, 눕기, 회복|rest, recovery, lying|休息, 横になる, 回復;\
        pregnancy|임신, 산모|pregnancy, expecting|妊娠, 妊婦;\
        breath|호흡, 숨, 바람|breathing, breath, wind|呼吸, 息, 風;\
        calm|평온, 명상, 무표정|calm, meditation, neutral|平静, 瞑想, 普通;\
        happy|기쁨, 행복, 웃음, 기분|happy, joy, smile, mood|喜び, 幸せ, 笑顔, 気分;\
        sad|슬픔, 우울|sad, down|悲しみ, 憂うつ;ambulance|구급차, 응급|ambulance, emergency|救急車, 緊急;\
        accessibility|휠체어, 재활|wheelchair, rehabilitation|車いす, リハビリ;\
        firstAid|의료, 보건소, 입원|medical care, ward|医療, 保健所, 入院;\
        sunglasses|선글라스, 자외선|sunglasses, uv|サングラス, 紫外線;\
        noAlcohol|금주, 단식|no drinking, fasting|禁酒, 断食;\
        meal|식사, 밥, 외식|meal, eating, eat out|食事, ご飯, 外食;\
        fork|포크, 점심, 식당|fork, lunch, restaurant|フォーク, 昼食, 食堂;\
        spoon|숟가락, 간식|spoon, snack|スプーン, おやつ;cooking|요리, 냄비, 조리|cooking, pot, cook|料理, 鍋, 調理;\
        pot|냄비, 국, 찌개|pot, soup, stew|鍋, 汁, スープ;bowl|그릇, 샐러드, 밥그릇|bowl, salad, rice|器, サラダ, 茶碗;\
        stove|가스레인지, 오븐, 불|stove, oven|コンロ, オーブン;\
        blender|믹서, 스무디, 주스|blender, smoothie, juice|ミキサー, スムージー, ジュース;\
        coffee|커피, 카페, 차|coffee, cafe, tea|コーヒー, カフェ, お茶;\
        takeaway|테이크아웃, 음료|takeaway, to go, beverage|テイクアウト, 飲み物;\
        kettle|주전자, 차 끓이기|kettle, tea time|やかん, 湯, ティータイム;apple|사과, 과일|apple, fruit|りんご, 果物;\
        carrot|당근, 채소, 야채|carrot, vegetable|にんじん, 野菜;\
        nutrition|영양, 식단, 과일과 채소|nutrition, diet|栄養, 献立;\
        fastFood|햄버거, 패스트푸드|fast food, burger|ハンバーガー, ファストフード;\
        bread|빵, 샌드위치, 베이커리|bread, sandwich, bakery|パン, サンドイッチ;pizza|피자|pizza|ピザ;\
        cookie|쿠키, 과자|cookie, biscuit|クッキー, お菓子;\
        cake|케이크, 생일 케이크, 디저트|cake, birthday cake, dessert|ケーキ, デザート;\
        layerCake|조각 케이크, 베이킹|layer cake, baking|お菓子作り, 焼き菓子;\
        candy|사탕, 단것, 설탕|candy, sweets, sugar|飴, 甘い物, 砂糖;popcorn|팝콘, 영화 간식|popcorn|ポップコーン;\
        fish|생선, 물고기, 낚시|fish, fishing, seafood|魚, 釣り, 海鮮;\
        grain|곡물, 보리, 밀|grain, barley, wheat|穀物, 麦;\
        noFood|금식, 야식 끊기|no eating, fasting, no late snacks|断食, 食べない, 夜食断ち;\
        beer|맥주, 술|beer, alcohol|ビール, お酒;wine|와인, 술잔|wine, glass|ワイン, グラス;\
        cocktail|칵테일, 파티|cocktail, party|カクテル, パーティー;\
        juice|컵, 우유, 한 잔|cup, milk, glass of|コップ, 牛乳, 一杯;\
        champagne|샴페인, 축배|champagne, toast|シャンパン, 乾杯;\
        music|음악, 노래, 듣기|music, song, listening|音楽, 歌, 聴く;\
        song|연주, 멜로디|playing music, melody|演奏, メロディー;\
        headphones|헤드폰, 팟캐스트, 감상|headphones, podcast|ヘッドホン, ポッドキャスト;\
        guitar|기타, 밴드|guitar, band|ギター, バンド;violin|바이올린, 현악기|violin, strings|バイオリン, 弦楽器;\
        saxophone|색소폰, 관악기, 재즈|saxophone, wind instrument, jazz|サックス, 管楽器, ジャズ;\
        sing|마이크, 노래방, 녹음|microphone, karaoke, recording|マイク, カラオケ, 録音;\
        album|음반, 레코드, 엘피|album, record, vinyl|アルバム, レコード;\
        radio|라디오, 방송|radio, broadcast|ラジオ, 放送;\
        paint|그림, 미술, 팔레트|painting, art, palette|絵, 美術, パレット;\
        brush|붓, 색칠, 서예|brush, colouring, calligraphy|筆, 塗り絵, 書道;\
        draw|스케치, 드로잉|sketch, drawing|スケッチ, 描く;\
        game|게임, 비디오 게임|game, video game, gaming|ゲーム, テレビゲーム;\
        gamepad|조이패드, 콘솔|gamepad, console|ゲームパッド, コントローラー;\
        dice|주사위, 보드게임|dice, board game|さいころ, ボードゲーム;cards|카드놀이, 트럼프|playing cards|トランプ, カードゲーム;\
        chess|체스, 바둑, 장기|chess, checkers, go|チェス, 囲碁, 将棋;\
        camera|사진, 카메라, 촬영|photo, camera, photography|写真, カメラ, 撮影;\
        picture|이미지, 앨범, 사진 정리|picture, image, gallery|画像, 写真整理;\
        video|영상, 동영상, 유튜브|video, vlog, filming|動画, 映像, 撮影;\
        movie|영화, 극장|movie, cinema, film|映画, 映画館;filmstrip|필름, 편집|film, editing|フィルム, 編集;\
        theater|연극, 공연, 뮤지컬|theater, play, musical|演劇, 公演, ミュージカル;\
        ticket|표, 티켓, 관람|ticket, show|チケット, 切符, 観覧;diary|일기, 다이어리|diary, journal|日記, 手帳;\
        blog|블로그, 글쓰기|blog, writing|ブログ, 執筆;balloon|열기구, 풍선|hot-air balloon, balloon|気球, 風船;\
        magic|마술, 마법|magic, wand|手品, 魔法;\
        telescope|쌍안경, 관찰, 탐조|binoculars, watching, birding|双眼鏡, 観察;\
        tent|캠핑, 텐트, 야영|camping, tent|キャンプ, テント;\
        beach|바닷가, 해변, 휴가|beach, seaside, vacation|海辺, ビーチ, 休暇;\
        travelBag|여행 가방, 휴가 준비|suitcase, travel, trip|旅行かばん, 旅行;\
        hops|홉, 양조|brewing, hops|醸造, ホップ;leaf|잎, 식물, 친환경|leaf, plant, eco|葉, 植物, エコ;\
        flower|꽃, 원예, 화분|flower, gardening|花, 園芸;tree|나무, 공원, 숲|tree, park, woods|木, 公園, 森;\
        pine|소나무, 침엽수, 숲길|pine, forest trail|松, 林, 森林;\
        park|공원, 나들이, 자연|park, outing, outdoors|公園, お出かけ, 自然;\
        sprout|새싹, 숲, 나무 심기|nature, sprout, planting|自然, 芽, 植樹;\
        sun|해, 맑음, 햇볕|sun, sunny, sunlight|太陽, 晴れ, 日光;moon|달, 밤|moon, night|月, 夜;\
        cloud|구름, 흐림|cloud, cloudy|雲, 曇り;\
        partlyCloudy|구름 조금, 날씨|partly cloudy, weather|晴れ時々曇り, 天気;\
        rain|비, 비 오는 날|rain, rainy|雨, 雨の日;downpour|소나기, 장마|downpour, heavy rain|大雨, 梅雨;\
        thunder|천둥, 번개, 폭풍|thunder, lightning, storm|雷, 嵐;snow|눈, 눈 오는 날, 겨울|snow, winter|雪, 冬;\
        fog|안개|fog, mist|霧;snowman|눈사람|snowman|雪だるま;\
        mountain|산, 지형, 언덕|mountain, hills, terrain|山, 丘, 地形;\
        earth|지구, 세계, 환경|earth, world, globe, environment|地球, 世界, 環境;\
        paw|발자국, 반려동물, 강아지|paw, pet, dog|足跡, ペット, 犬;cat|고양이|cat|猫, ねこ;\
        cow|소, 목장|cow, ranch|牛, 牧場;pig|돼지, 저금통|pig, piggy bank|豚, 貯金箱;\
        duck|오리, 새|duck, bird|あひる, 鳥;owl|올빼미, 부엉이, 밤샘|owl, night owl|ふくろう, 夜更かし;\
        panda|판다, 곰|panda, bear|パンダ, 熊;recycle|재활용, 순환|recycle, recycling|リサイクル, 再利用;\
        person|사람, 나, 혼자|person, me, alone|人, 自分, 一人;\
        friends|친구, 모임, 둘이|friends, gathering, together|友達, 集まり, 二人;\
        addPerson|새 친구, 초대|new friend, invite|新しい友達, 招待;\
        profile|프로필, 계정|profile, account|プロフィール, アカウント;\
        contact|명함, 연락처, 신분증|contact, card, id|名刺, 連絡先, 身分証;\
        favoritePerson|소중한 사람, 멘토|favourite person, mentor|大切な人, 恩師;\
        baby|아기, 육아, 돌보기|baby, childcare|赤ちゃん, 育児, 世話;child|아이, 어린이, 자녀|child, kid|子ども, 児童;\
        man|남자, 아빠, 아들|man, father, son|男性, 父, 息子;\
        woman|여자, 엄마, 딸|woman, mother, daughter|女性, 母, 娘;\
        couple|부부, 연인, 데이트|couple, partner, date|夫婦, 恋人, デート;\
        greeting|인사, 손 흔들기, 발표|greeting, wave, raise hand|挨拶, 手を振る, 挙手;\
        standing|서 있기, 쉼|standing, at ease|立つ, 休め;\
        face|얼굴, 세수, 화장|face, wash face, make-up|顔, 洗顔, 化粧;\
        smile|웃는 얼굴, 미소|smiley, grin|にこにこ, 微笑み;cool|멋짐, 자신감|cool, confidence|かっこいい, 自信;\
        playful|장난, 놀이|playful, fun, silly|いたずら, 遊び;\
        talk|말풍선, 대화, 말하기|talk, speech bubble, chat|吹き出し, 会話, 話す;\
        chat|채팅, 메신저, 문자|chat, messenger, text|チャット, メッセンジャー;\
        message|메시지, 답장|message, reply|メッセージ, 返信;question|질문, 상담|question, counselling|質問, 相談;\
        phoneCall|전화, 통화, 안부|phone, call|電話, 通話;\
        thumbsUp|좋아요, 칭찬, 추천|like, thumbs up, praise|いいね, 褒める, 賛成;\
        thumbsDown|싫어요, 나쁜 습관|dislike, thumbs down, bad habit|よくない, 悪い習慣;\
        review|평가, 돌아보기|review, rating|評価, 振り返り;\
        worker|일꾼, 현장, 봉사|worker, site, volunteering|作業員, 現場, 奉仕;\
        tie|넥타이, 정장, 면접|tie, suit, interview|ネクタイ, スーツ, 面接;\
        church|교회, 예배, 기도|church, worship, prayer|教会, 礼拝, 祈り;\
        bible|성경, 경전, 묵상|bible, scripture|聖書, 聖典;ghost|유령, 장난꾸러기|ghost|おばけ, 幽霊;\
        crown|왕관, 일등, 주인공|crown, first place|王冠, 一番, 主役;\
        disguise|변장, 비밀|disguise, secret, private|変装, 秘密;\
        car|자동차, 운전, 차|car, driving, drive|車, 自動車, 運転;taxi|택시|taxi, cab|タクシー;bus|버스|bus|バス;\
        subway|지하철, 전철|subway, metro|地下鉄;train|기차, 열차, 통근|train, railway|電車, 列車;\
        tram|전차, 트램|tram, streetcar|路面電車, トラム;\
        motorbike|오토바이, 스쿠터|motorbike, scooter, motorcycle|バイク, スクーター;\
        truck|트럭, 이사, 화물|truck, moving, freight|トラック, 引っ越し, 貨物;\
        delivery|배달, 배송|delivery, shipping|配達, 配送;\
        airplane|비행기, 여행, 항공|airplane, flight, travel|飛行機, 旅行, 航空;\
        takeoff|이륙, 출국, 출발|takeoff, departure|離陸, 出発;landing|착륙, 귀국, 도착|landing, arrival|着陸, 到着;\
        ferry|배, 여객선, 항해|ship, ferry, boat|船, フェリー, 航海;anchor|닻, 항구|anchor, port|いかり, 港;\
        rocket|로켓, 도전, 시작|rocket, launch, challenge|ロケット, 挑戦, 打ち上げ;\
        map|지도, 탐험|map, explore|地図, 探検;place|장소, 위치, 방문|place, location, visit|場所, 位置, 訪問;\
        compass|나침반, 방향, 탐험|compass, direction|方位, 羅針盤, 方向;\
        directions|길 찾기, 방향|directions, route|道案内, 経路;\
        navigation|내비게이션, 길 안내|navigation, heading|ナビ, 案内;\
        signpost|표지판, 공사, 주의|road sign, caution|標識, 工事, 注意;\
        trafficLight|신호등, 대기|traffic light, waiting|信号, 待つ;\
        road|도로, 길, 드라이브|road, drive, way|道路, 道, ドライブ;bridge|다리, 강|bridge, river|橋, 川;\
        gasStation|주유소, 주유, 기름|gas station, fuel|ガソリン, 給油;\
        charging|충전소, 전기차|charging station, electric car|充電, 電気自動車;\
        parking|주차, 주차장|parking|駐車, 駐車場;carWash|세차|car wash|洗車;\
        steering|운전대, 운전 연습|steering wheel, driving lesson|ハンドル, 運転練習;\
        seat|좌석, 비행기 좌석|seat, passenger|座席, 乗客;\
        city|도시, 시내, 외출|city, downtown, going out|都市, 街, 外出;\
        castle|성, 관광, 유적|castle, sightseeing|城, 観光, 遺跡;\
        elevator|엘리베이터, 승강기|elevator, lift|エレベーター;drone|드론, 비행|drone, quadcopter|ドローン;\
        phone|휴대폰, 스마트폰, 핸드폰|phone, smartphone, mobile|携帯, スマホ, 電話;tablet|태블릿|tablet|タブレット;\
        laptop|노트북, 컴퓨터, 코딩|laptop, computer, coding|ノートパソコン, パソコン;\
        desktop|모니터, 화면, 피시|monitor, screen, pc|モニター, 画面;\
        desktopTower|컴퓨터 본체, 서버|computer, tower|本体, サーバー機;\
        keyboard|키보드, 타자 연습|keyboard, typing|キーボード, タイピング;mouse|마우스|computer mouse|マウス;\
        printer|프린터, 인쇄|printer, print|プリンター, 印刷;watch|손목시계, 워치|watch, smartwatch|腕時計, ウォッチ;\
        clock|시계, 시간|clock, time|時計, 時間;tv|텔레비전, 티브이, 드라마|television, tv, drama|テレビ, ドラマ;\
        speaker|스피커, 소리|speaker, sound|スピーカー, 音;headset|헤드셋, 통화, 상담|headset, support|ヘッドセット, 通話;\
        projector|프로젝터, 빔|projector, beamer|プロジェクター;\
        webcam|웹캠, 화상 회의|webcam, video call|ウェブカメラ, ビデオ会議;camcorder|캠코더, 촬영기|camcorder|ビデオカメラ;\
        harddisk|하드 디스크, 백업|hard disk, backup|ハードディスク, バックアップ;\
        floppy|저장, 디스켓|save, floppy disk|保存, フロッピー;usb|유에스비, 케이블|usb, cable|ケーブル, 接続;\
        battery|배터리, 건전지|battery, charge|電池, バッテリー;\
        plug|콘센트, 전원, 절전|socket, plug, electricity|コンセント, 電源, 節電;\
        wifi|와이파이, 인터넷|wi-fi, internet|ワイファイ, インターネット;bluetooth|블루투스|bluetooth|ブルートゥース;\
        flashlight|손전등|flashlight, torch|懐中電灯;remote|리모컨, 무선|remote control|リモコン;\
        antenna|안테나, 전파|antenna, signal|アンテナ, 電波;satellite|위성, 우주|satellite, space|衛星, 宇宙;\
        fan|선풍기, 환기|fan, ventilation|扇風機, 換気;\
        airConditioner|에어컨, 냉방|air conditioner, cooling|エアコン, 冷房;\
        heater|난방, 라디에이터|heater, radiator|暖房, ヒーター;chip|칩, 반도체, 하드웨어|chip, hardware|チップ, 半導体;\
        security|보안, 방패, 지키기|security, shield, protect|セキュリティ, 盾, 守る;\
        circle|동그라미, 원|circle, round|丸, 円;square|네모, 사각형|square, box|四角, 正方形;\
        triangle|세모, 삼각형|triangle|三角;hexagon|육각형, 벌집|hexagon|六角形;octagon|팔각형|octagon|八角形;\
        cube|정육면체, 입체|cube, 3d|立方体, 立体;diamond|다이아몬드, 보석|diamond, gem, jewel|ダイヤ, 宝石;\
        star|별, 중요, 즐겨찾기|star, favourite, important|星, お気に入り, 大事;\
        checkmark|체크, 완료, 확인|check, done, tick|チェック, 完了, 確認;\
        checkCircle|완료 표시, 성공|completed, success|完了マーク, 成功;\
        checkbox|체크 상자, 할 일|checkbox, task|チェックボックス, タスク;\
        cross|엑스, 취소, 금지|cross, x, cancel|ばつ, 取り消し;plus|더하기, 추가|plus, add|プラス, 足す, 追加;\
        minus|빼기, 줄이기|minus, less, reduce|マイナス, 引く, 減らす;equals|같음, 등호|equals, equal|等しい, イコール;\
        percent|퍼센트, 백분율|percent, percentage|パーセント, 百分率;number|번호, 숫자, 샵|number, hash|番号, シャープ;\
        repeat|반복, 되풀이|repeat, loop|繰り返し, 反復;shuffle|섞기, 무작위|shuffle, random|シャッフル, ランダム;\
        arrowUp|위, 오르기, 늘리기|up, increase|上, 増やす;arrowDown|아래, 내리기, 줄이기|down, decrease|下, 減少;\
        arrowRight|오른쪽, 앞으로, 다음|right, forward, next|右, 前へ, 次;\
        arrowLeft|왼쪽, 뒤로, 이전|left, back, previous|左, 戻る, 前;\
        trend|상승, 성장, 발전|trend, growth, progress|上昇, 成長, 発展;flag|깃발, 목표, 국기|flag, goal|旗, 目標;\
        bookmark|책갈피, 저장|bookmark, save for later|しおり, ブックマーク;tag|꼬리표, 가격표|tag, label|タグ, 札;\
        pin|압정, 고정|pin|ピン, 固定;link|연결, 고리, 주소|link, chain|リンク, 鎖;\
        lock|자물쇠, 비밀|lock, private|錠, ロック;hourglass|모래시계, 기다림|hourglass, waiting|砂時計, 待ち時間;\
        power|전원, 켜기, 시작|power, on|電源, 始める;play|재생, 시작|play, start|再生, 開始;\
        pause|일시 정지, 멈춤|pause, break|一時停止, 休み;stop|정지, 그만|stop, quit|停止, やめる;\
        info|정보, 안내|info, information|情報, 案内;warning|경고, 주의, 조심|warning, caution|警告, 注意;\
        exclamation|느낌표, 중요|exclamation, important|感嘆符, 重要;sound|소리, 볼륨|sound, volume|音量, ボリューム;\
        search|찾기, 돋보기, 검색|search, magnifier, find|検索, 虫眼鏡, 探す;\
        settings|조절, 설정|adjust, settings|調整, 設定;magnet|자석, 끌림|magnet, attraction|磁石;\
        danger|방사능, 위험|radioactive, danger|放射能, 危険;one|하나, 1|one, 1|一, 1;two|둘, 2|two, 2|二, 2;\
        three|셋, 3|three, 3|三, 3;
        """

    /// Where each line ends, in bytes: four hexadecimal digits each.
    static let lineEnds: StaticString = """
        0044008A00D6012C017401C90222026F02C10312037503CF0434047C04C205140540057505C5060D0645068F\
        06DA0710075307A807E80839088508DA091A0955099309CF0A0F0A510A8C0ADF0B1E0B750BDF0C4B0C970CE6\
        0D1E0D690DB60E220E5B0EB80F1C0F500FA90FE8104E10A610FC115411B311F21245128F12F91341139113EE\
        1432149F1503154A159815D91620166A16AA16EA172D177217CA1837189418E1193B197E19FA1A521AA91B02\
        1B581B981BF31C451C6C1CD91D161D661DAE1E081E451E9D1F081F5C1FBD200F205F209F20F2212F216C21AD\
        22082230227622CE231C237023CC241C247524B22510254E258325AD25E42633267026B427042760279227D5\
        2828287828C529022948299929D62A1C2A582AA32AEA2B512B9E2BF72C4B2C7F2CC42D0E2D6E2DC72DE12E1F\
        2E802ED72F202F592FA32FDE3041307230A730F03139317E31C6320B327132A932F3335E33BF340F344A349B\
        34EA3529357E35D63625367236BD3713376937B837F3382F388B38D039093943398539B53A093A4B3A9E3AF4\
        3B253B663B9F3BDB3C213C743CC33D073D2A3D593DAE3DE23E213E633E9A3EB33EDA3F213F763FC23FE04007\
        403C406740B240DF4127416841BE4206425542A942FF434B438843C8440B445C44BB44F5453E457F45BF45FF\
        465846B146F2472F476B47C34822486248B549084955499249C84A124A534A994ABC4AD24B034B3E4B7A4BD6\
        4C2D4C674CBD4CFE4D3D4D864DB54E104E3F4E8A4ED94F1B4F654FB24FF75041506B50B7510C5140515F51BB\
        51F85242528552CB52FF535C538453E55430547E54D254FB553C558155B156025640568E56D25726576257C0\
        5803583F588458DD59315968599C59D15A105A495A825AD15B165B5C5BB95BE95C205C4B5C775C9B5CD05D16\
        5D6D5DBD5E0A5E5D5EA05EDB5F275F635FAF5FEC6027606F60AD60EF613D618461D062036255628562AB62E2\
        63166363639C63CB6409643A646F64AE64F56530658365BB65EB662A6646665F667C
        """

    /// The glyph of each icon, as a code point.
    static let codePoints: StaticString = """
        F2DCF2E3F4B2F020F59CF59BF0E2F2C8F53FF4A6F1C1F49AF111F076F4DCF2A1F30BF54BF336F4B9F09CF1F0\
        F116F584F178F19BF449F190F5B7F477F5E2F28FF395F4B4F4B5F3D7F0BEF0BFF331E61DF5CAF474F125F428\
        F3EBF3EAF652F219F39EF14EF5C7F279F0EDF0F0F0D6F1D7F28CF12AF128F12BF0ECF4A0F358F46DF096F654\
        F668F174F18DF0E4F1B8F335F431F5D1F070F256F03CF3E2F124F0E6F46EF583F0A3F4E3F1E6F5A2F64CF2E6\
        F2F5F4CDF4B8F25DF0D3F507F606F608E3BBF53AF539F23CF51BF241F238F4E5F1ECF4C5F4FEF2D5E5F6F430\
        F402F3F1F2E0F4D9F391F50FF473F529F1ABF58CF58EF208F2AAF0B9F482F47BF5CFF59DF1F6F1F5F1F8F02F\
        F5A4F2E1F4E0F5E5F5F2F4A4F4A5F65BF65AF617F4DEF0ABF176F177F5FAF25BF10FF3C2F25AF25CF409F198\
        F0EBF0EAE10AF422F23AF073F5F3F2A6F2A8F356F1AAF2A5F387F386F2CBF2C4F60FF609F36CF025F439F3D8\
        F0E3F64FF2B4F297E1CEF639F13AF100F2E9F567F381F230F50DF516F5DAF363F01CF068F0A5F508F092F587\
        F2DFF32AF24AF531F405F38FF38EF599F594F590F595F597F596F593F598F591F4B7F509F1E7F3E9F11BF19A\
        F401F1E5F3D2F3DAF44CF013F00FF014F009F5D2F017F06CF2E7F64DF649F2E8F64AF64BF643F1F2F1F3F1F9\
        F182F185F36AF186F3F2F514F512F515F5B5F519F144E0A2F2A0F1A5F5F9F10BF4FFF0E7F4DFF52CF52DF37C\
        F53DF53EF01DF5D5F5D4F213F031F463F34DF34EF18CE1D0F390F4A1F52BF462F618F298F5F1F3E3F10EF4D4\
        F481E146F11AF1EDF434F11CF4F6F322F379F1C5F30CF37DF42AF589F150F502F4C3F2CEF42EF5A0F0FCF2CA\
        F249F553F07EF427F5A9F0AFF244F454F43BF471F210F01BF438F61AF483F130F131F537F2D9F3C4F1A7E1C8\
        F4D2F12CF5E1F135F156F415F374F1FCF3F0F423F456F49DF060F048F057F050F535F23DF0C3F4FCF403F339\
        F341F51FF425F40DF3E6E667F2FDF02AF5D6F57EF349F62EF347F43CF3A6F3A9F3AC
        """

    /// The numbers of the icons in the order of their ids.
    static let byID: StaticString = """
        008400E3013F010A000300AD0083010E004F013C00930035004C0157015901580156004D00E700C0004A003A\
        000D013600C4000100A1001400FD00520060008F00BF0139007B0024015C008D005C00230097007F01180036\
        00B0004500660103009A003C00340080013200B7001E009C0101011C00B50094000C012000DA004E00A5011A\
        003900F3014C014D0032014B00B600E8014100FC0143011F002A00060031012C000800CF00A3004300900018\
        011200E50099008B00F000EB00DB0019014E00FF0148016D0046010901260127014900BE00B4002701130100\
        0009007100D2003E00B10122007700DD00D8012100650151000501680042007900EE013E009600E60067010D\
        00BB00630085009E015B013A013400C800D5004B005B0089001F00E200B200B3000A011900FE000F007A0029\
        009F00EC00A9001B0081013300A8012F006B006C01400146002E0058000000C60070016100470166007200A4\
        00920055001001280012010C0028012500070049009B00C70026015F0033016000C1016C001500E90110003D\
        00880062006E003800F4004101500078001600CE010700D7012900BA00A601140020008700A0002200300153\
        009501470037016E00DE00AF00DF002F00CB011B00D0016400D9002D002C015200E1006F012300F600B8003B\
        00DC015E00CA00980111016300F10137014F005E009D007C008C0162007E012A00E40130006D004800F500AE\
        00D1001A00E0013B001C0154007D00F90117010F005F003F00500082013D00AB00740040001D016A011E0142\
        016B000B0155011500AC000200EF002100D400D6005A001300A70169012E0069008A00CC0144005900ED014A\
        011D00680165000E008E00540056010400CD0086000400530124015D0091010B00F2006A0102002B00C20073\
        005D00C30044002500BC017000F800F700D300BD00FB0064007501160105010600C500C9015A014500610108\
        012D016F0011013500B900AA005100170167012B00760131013800A200EA00FA0057
        """

    /// `id|ko|en|ja` of every category.
    static let categories: StaticString = """
        everyday|일상|Everyday|日常;work|공부·일|Study & work|勉強・仕事;sports|운동|Sports|運動;\
        health|건강|Health|健康;food|음식|Food|食べ物;hobbies|취미|Hobbies|趣味;nature|자연|Nature|自然;\
        people|사람|People|人;travel|이동|Travel|移動;devices|기기|Devices|デバイス;symbols|기호|Symbols|記号;
        """

    /// The number after the last icon of each category.
    static let categoryEnds: StaticString = """
        00240050006B008800A600C700E10101012301430171
        """
}
