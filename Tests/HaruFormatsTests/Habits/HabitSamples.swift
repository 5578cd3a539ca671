import HaruFormats

/// Files of trackers of habits, made here after the descriptions of their formats.
enum HabitSamples {
    static let loopHabits = """
        Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,\
        Target Type,Target Value,Archived?
        001,명상,YES_NO,오늘 명상했나요?,"조용히, 10분",1,1,#ff8f00,,,,false
        002,"Wake up, early",YES_NO,,,2,3,#00897B,,,,true
        004,Run,NUMERICAL,How far?,,1,7,#1E88E5,km,AT_LEAST,12.5,false

        """

    static let loopMarks = """
        Date,Value,Notes
        2026-08-12,YES_MANUAL,
        2026-08-11,NO,Sick
        2026-08-10,SKIP,"Holiday, really"
        2026-08-09,YES_AUTO,
        2026-08-08,UNKNOWN,
        2026-08-07,YES_MANUAL,

        """

    static let loopAmounts = """
        Date,Value,Notes
        2026-08-12,7000,
        2026-08-11,NO,
        2026-08-10,SKIP,
        2026-08-09,2500,"\""ran"" home"

        """

    /// As old versions write it: no header, and codes.
    static let loopOldMarks = "2015-01-25,2\n2015-01-24,0\n2015-01-23,1\n2015-01-22,-1\n"

    /// Versions 2.0 wrote what they had in memory.
    static let loopDump = """
        Date,Value
        2021-03-02,"Entry(timestamp=Timestamp(unixTime=1614643200000), value=2, notes=)"
        2021-03-01,"Entry(timestamp=Timestamp(unixTime=1614556800000), value=0, notes=)"

        """

    static let loopTable = """
        Date,명상,Run,
        2026-08-12,YES_MANUAL,7000,
        2026-08-11,SKIP,NO,
        2026-08-10,UNKNOWN,UNKNOWN,

        """

    static let loopOldTable = "Date,Meditate,Run,\n2015-01-25,2,1,\n2015-01-24,0,2,\n"

    static let loopBackup = """
        {"sqlite":["Habits","Repetitions"],"tables":{
        "Habits":{"columns":["id","archived","color","freq_den","freq_num","name","type",\
        "target_type","target_value","unit","uuid"],"rows":[
        [1,0,5,1,1,"명상",0,0,0.0,"","a0"],
        [2,1,4,7,1,"Coffee",1,1,2.0,"cups","b0"]]},
        "Repetitions":{"columns":["id","habit","timestamp","value","notes"],"rows":[
        [1,1,1786492800000,2,null],
        [2,1,1786406400000,3,""],
        [3,1,1786320000000,0,"ill"],
        [4,1,1786233600000,-1,null],
        [5,2,1786492800000,3000,"with friends"],
        [6,2,1786406400000,0,null]]}}}
        """

    static let tickmate = """
        {"sqlite":["ticks","tracks"],"tables":{
        "ticks":{"columns":["_id","_track_id","year","month","day"],"rows":[
        [1,7,2026,7,12],
        [2,7,2026,7,11],
        [3,8,2024,1,29]]},
        "tracks":{"columns":["_id","name","description"],"rows":[
        [7,"Vegan",""],[8,"운동",null]]}}}
        """

    static let rewire = """
        {"sqlite":["CHECKINS","HABITS"],"tables":{
        "CHECKINS":{"columns":["_id","habit_id","date","type"],"rows":[
        [1,1,"20260812",2],
        [2,1,20260811,2],
        [3,1,"20260810",1]]},
        "HABITS":{"columns":["_id","name","description","schedule"],"rows":[[1,"Read",null,0]]}}}
        """

    static let habitBull = """
        HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
        Breed dragons,"with love, and fire",Diet & Food,2026-08-10,1,text
        Breed dragons,"with love, and fire",Diet & Food,2026-08-11,0,
        Breed dragons,"with love, and fire",Diet & Food,2026-08-12,-2150000000,
        물,,Diet & Food,2026-08-10,8,"with ""ice""\"
        물,,Diet & Food,2026-08-11,2.5,

        """

    static let tableHabit = """
        {"habits": [
          {"create_t": 1786492800, "type": 1, "status": 1, "name": "명상", "desc": "", "color": 1,
           "daily_goal": 1, "daily_goal_unit": "", "freq_type": 3, "freq_custom": "[1,1]",
           "start_date": 20670, "target_days": 30, "records": [
             {"record_date": 20677, "record_type": 1, "record_value": 1, "create_t": 1786492800},
             {"record_date": 20676, "record_type": 2, "record_value": 0, "reason": "ill"},
             {"record_date": 20675, "record_type": 1, "record_value": 0}]},
          {"type": 2, "status": 2, "name": "Coffee", "daily_goal": 1, "daily_goal_unit": "cups",
           "daily_goal_extra": 3, "start_date": 20670, "records": [
             {"record_date": 20677, "record_type": 1, "record_value": 2.5, "reason": "late"}]},
          {"type": 1, "status": 1, "name": "Run", "daily_goal": 5, "daily_goal_unit": "km",
           "freq_type": 1, "freq_custom": "[3]", "start_date": 20670, "records": []}
        ], "groups": []}
        """

    static let beaverHabits = """
        {"habits": [
          {"name": "명상", "id": "h1", "star": true, "tags": [], "status": "normal",
           "period": {"period_type": "D", "period_count": 1, "target_count": 1},
           "records": [{"day": "2026-08-12", "done": true, "text": "good"},
                       {"day": "2026-08-11", "done": false}]},
          {"name": "Read", "id": "h2", "star": false, "status": "archive",
           "records": [{"day": "2026-08-10", "done": true, "text": ""}]}]}
        """

    static let beaverHabitsCSV = "Date,명상,Read\n2026-08-12,1,0\n2026-08-11,0,1\n2026-08-10,0,0\n"

    static let habitTrove = """
        {"habits": [
          {"id": "t1", "name": "명상", "description": "", "frequency": "RRULE:FREQ=DAILY",
           "coinReward": 5, "targetCompletions": 1, "archived": false, "pinned": true,
           "completions": ["2026-08-11T16:00:00.000Z", "2026-08-12T01:00:00.000Z",
                           "2026-08-10T03:00:00Z"]},
          {"id": "t2", "name": "물", "coinReward": 1, "targetCompletions": 8,
           "completions": ["2026-08-12T01:00:00.000Z", "2026-08-12T02:00:00.000Z"]},
          {"id": "t3", "name": "Tidy up", "isTask": true, "coinReward": 1, "completions": []}]}
        """

    static let daylio = """
        full_date,date,weekday,time,mood,activities,note_title,note
        2026-08-12,12 August,Wednesday,10:00 pm,sad ,"clean | movies / tv ","A title","two
        lines, ""quoted""\"
        2026-08-11,11 August,Tuesday,08:30,average,"","",""

        """

    static let daylioOldest = """
        year,date,weekday,time,mood,activities,note
        2018,28 September,Friday,10:00 pm,good,"clean",""

        """

    static let daylioJSON = """
        {"customMoods": [{"id": 1, "custom_name": "", "mood_group_id": 1},
                         {"id": 9, "custom_name": "그냥", "mood_group_id": 3}],
         "dayEntries": [
           {"id": 4, "year": 2026, "month": 7, "day": 12, "hour": 22, "minute": 25,
            "datetime": 1786541100000, "timeZoneOffset": 32400000, "mood": 9, "note": "둘 다",
            "tags": [4, 8]},
           {"id": 3, "datetime": 1786454700000, "mood": 1, "note": "", "tags": []}],
         "tags": [{"id": 4, "name": "sport", "id_tag_group": 1}, {"id": 8, "name": "eat well"}],
         "tag_groups": [{"id": 1, "name": "Hobbies"}],
         "goals": [
           {"id": 1, "id_tag": 4, "repeat_type": 1, "repeat_value": 127, "end_date": -1,
            "created_at": 1786300400000},
           {"id": 2, "id_tag": 8, "repeat_type": 2, "repeat_value": 3, "end_date": -1}]}
        """

    static let all: [(FileFormat, String)] = [
        (.loop, loopHabits), (.loop, loopMarks), (.loop, loopAmounts), (.loop, loopOldMarks),
        (.loop, loopDump), (.loop, loopTable), (.loop, loopOldTable), (.loopBackup, loopBackup),
        (.tickmate, tickmate), (.rewire, rewire), (.habitBull, habitBull),
        (.tableHabit, tableHabit), (.beaverHabits, beaverHabits),
        (.beaverHabitsCSV, beaverHabitsCSV), (.habitTrove, habitTrove), (.daylio, daylio),
        (.daylio, daylioOldest), (.daylioBackup, daylioJSON),
        (.daylioBackup, base64(daylioJSON)),
    ]

    static func base64(_ text: String) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        let bytes = Array(text.utf8)
        var encoded = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let three = bytes[start..<min(start + 3, bytes.count)]
            var word = three.reduce(0) { $0 << 8 | Int($1) }
            word <<= 8 * (3 - three.count)
            for place in 0..<4 {
                let digit = digits[word >> (18 - 6 * place) & 63]
                encoded += place <= three.count ? String(digit) : "="
            }
            if start % 57 == 54 { encoded += "\n" }
        }
        return encoded
    }
}
