import HaruFormats

/// One sound file of every shape that is read, made here after the descriptions of the formats.
enum Samples {
    static let timewarriorData = """
        inc 20260803T141000Z - 20260803T162000Z # 독서
        inc 20260804T213000Z - 20260804T220530Z # 아침 운동
        inc 20260805T000000Z - 20260805T031000Z # "deep work" 회사
        inc 20260805T040000Z - 20260805T050000Z
        inc 20260805T060000Z - 20260805T070000Z # # "tidy the desk"
        inc 20260831T145000Z - 20260831T152000Z # 日記 # "月末の\\"まとめ\\", done"
        inc 20260831T230000Z # 독서

        """

    static let timewarriorExport = """
        [
        {"id":4,"start":"20260803T141000Z","end":"20260803T162000Z","tags":["독서"]},
        {"id":3,"start":"20260804T213000Z","end":"20260804T220530Z","tags":["아침","운동"]},
        {"id":2,"start":"20260831T145000Z","end":"20260831T152000Z","tags":["日記"],\
        "annotation":"月末の\\"まとめ\\", done"},
        {"id":1,"start":"20260831T230000Z","tags":["독서"]}
        ]

        """

    static let watsonFrames = """
        [
         [1785766200, 1785774000, "독서", "259f4348c74c4c6a8115c1271b395058", ["저녁", "집"], 1785774001],
         [1785800000, 1785803600, "会議", "359f4348c74c4c6a8115c1271b395058"]
        ]
        """

    static let watsonState = #"{"project": "日記", "start": 1795998579, "tags": []}"#

    static let watsonLog = """
        [{"id": "259f", "start": "2026-08-03T23:10:00+09:00", "stop": "2026-08-04T01:20:00+09:00",
          "project": "독서", "tags": ["저녁", "집"]}]
        """

    static let watsonCSV = """
        id,start,stop,project,tags
        259f434,2026-08-03 23:10:00,2026-08-04 01:20:00,독서,"저녁, 집"
        359f434,2026-08-04 09:00:00,2026-08-04 10:00:00,会議,

        """

    static let toggl = """
        \u{feff}User,Email,Client,Project,Task,Description,Billable,Start date,Start time,\
        End date,End time,Duration,Tags,Amount (EUR)
        하나,a@example.org,Big Client,Site,Layout,"Header, ""final""\",Yes,2024-03-04,23:30:00,\
        2024-03-05,00:45:01,01:15:01,"Development, Backend",111.11
        하나,a@example.org,,,,Reading,No,2024-03-05,10:00:00,2024-03-05,11:00:00,01:00:00,,
        하나,a@example.org,,,,,No,2024-03-05,12:00:00,2024-03-05,12:30:00,00:30:00,,

        """

    static let clockify = """
        "Project","Client","Description","Task","User","Group","Email","Tags","Billable",\
        "Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)"
        "Site","Big Client","Working hard","Task 1","하나","","a@example.org","",\
        "Yes","03/14/2024","10:23 AM","03/14/2024","11:23:01 AM","01:00:01","1.00"
        "Site","Other","","","하나","","a@example.org","Development, Backend",\
        "No","03/04/2024","11:30:00 PM","03/05/2024","12:30:00 AM","01:00:00","1.00"

        """

    static let solidtimeCSV = """
        description,billable,client,project,tags,start,end,task,user_name,user_email
        "Working hard",true,"Big Client","Site","Development, Backend",2024-03-04T09:23:00Z,\
        2024-03-04T10:23:01Z,"Task 1",하나,a@example.org
        ,false,,,,2024-03-04T11:00:00Z,,,하나,a@example.org

        """

    static let solidtimeArchive: [(String, String)] = [
        (
            "time_entries.csv",
            """
            id,description,start,end,billable,member_id,organization_id,client_id,project_id,task_id,tags
            e1,"Working hard",2024-03-04T09:23:00Z,2024-03-04T10:23:01Z,true,m1,o1,c1,p1,t1,\
            "[""g1"",""g2""]"
            e2,,2024-03-04T11:00:00Z,2024-03-04T12:00:00Z,false,m1,o1,,p1,,[]
            e3,Running,2024-03-04T13:00:00Z,,false,m1,o1,,,,[]

            """
        ),
        (
            "projects.csv",
            "id,name,color,client_id,organization_id\np1,\"사이트\",#ec407a,c1,o1\n"
        ),
        ("clients.csv", "id,name,organization_id,archived_at\nc1,\"Big Client\",o1,\n"),
        ("tasks.csv", "id,name,project_id,organization_id\nt1,\"Task 1\",p1,o1\n"),
        ("tags.csv", "id,name,organization_id\ng1,Development,o1\ng2,Backend,o1\n"),
        ("meta.json", #"{"id":"x","version":"1.0","organizations":["o1"]}"#),
    ]

    static let simpleTimeTrackerCSV = """
        \u{feff}activity name,time started,time ended,comment,categories,record tags,duration,\
        duration minutes
        "독서",2024-03-04 23:30:00,2024-03-05 00:15:30,"say ""hi""\nthere","공부, 저녁","집",0:45:30,45
        "Run",2024-03-05 07:00:00,2024-03-05 07:30:00,"","","",0:30:0,30

        """

    static let simpleTimeTrackerBackup = """
        app simple time tracker
        record\t1\t7\t1709512200000\t1709515800000\tone␤two\t
        record\t2\t8\t1709520000000\t1709521800500\t\t
        recordType\t7\t독서\tbook\t3\t0\t\t0\t\t\t\t0\t
        recordType\t8\tRun\trun\t4\t0\t\t0\t\t\t\t0\t
        category\t5\t공부\t1\t0\t
        typeCategory\t7\t5
        recordTag\t9\t\t집\t0\t1\t0\t\t0\t
        recordToRecordTag\t1\t9
        future\tunknown\trow

        """

    static let aTimeLogger = """
        그룹,활동 유형,지속 시간,시작,종료,메모
        공부,독서,1:30,2024-03-04 23:00,2024-03-05 00:30,"좋은 책, 정말"
        ,Sleep,7:00,2024-03-04 00:00,2024-03-04 07:00,

        활동 유형,지속 시간,%
        독서,1:30,17.6
        Sleep,7:00,82.4

        """

    static let klog = """
        2024-03-04 (8h!)
        A day at the #office
            8:00 - 9:30 Plan the week
                and write it down
            1h30m Something else
            <23:00 - 6:00 #night shift
            22:00 - 1:30> #독서 #저녁 with tea
            2:00pm - 3:15pm

        2024/03/05
          9:00 - ? Open

        """

    static let activityWatch = """
        {"buckets": {
          "aw-watcher-window_host": {"id": "w", "type": "currentwindow", "events": [
            {"timestamp": "2026-08-12T09:00:00.250000+00:00", "duration": 90.5,
             "data": {"app": "Editor", "title": "notes.md — 하루"}},
            {"timestamp": "2026-08-12T09:01:31+00:00", "duration": 0.0,
             "data": {"app": "Editor", "title": "x"}}]},
          "aw-watcher-afk_host": {"type": "afkstatus", "events": [
            {"timestamp": "2026-08-12T09:00:00+00:00", "duration": 600, "data": {"status": "afk"}}]},
          "aw-watcher-web": {"type": "web.tab.current", "events": [
            {"timestamp": "2026-08-12T10:00:00+00:00", "duration": 60,
             "data": {"url": "https://www.example.org:8080/a?b", "title": "Page"}}]},
          "aw-stopwatch": {"type": "general.stopwatch", "events": [
            {"timestamp": "2026-08-12T11:00:00+00:00", "duration": 3600,
             "data": {"label": "勉強", "running": false}},
            {"timestamp": "2026-08-12T12:00:00+00:00", "duration": 10,
             "data": {"label": "勉強", "running": true}}]}
        }}
        """

    static let haru = """
        \u{feff}행동 ID,행동,시작,종료,초,메모\r
        00000000-0000-4000-8000-000000000001,독서,time,공부;아침,book,true,2026-01-01T09:00:00+09:00\r
        00000000-0000-4000-8000-000000000001,독서,2026-08-12T20:00:00+09:00,\
        2026-08-12T21:00:00+09:00,3600,"컵 ""큰"" 것\r
        둘"\r
        00000000-0000-4000-8000-000000000002,"물, 마시기",2026-08-12T09:00:00+09:00,1,\r

        """

    /// Every readable format, with a file of it.
    static let all: [(FileFormat, String)] =
        [
            (.haruCSV, haru), (.timewarriorData, timewarriorData),
            (.timewarriorExport, timewarriorExport), (.watsonFrames, watsonFrames),
            (.watsonState, watsonState), (.watsonLog, watsonLog), (.watsonCSV, watsonCSV),
            (.togglCSV, toggl), (.clockifyCSV, clockify), (.solidtimeCSV, solidtimeCSV),
            (.solidtimeArchive, solidtimeArchive[0].1),
            (.simpleTimeTrackerCSV, simpleTimeTrackerCSV),
            (.simpleTimeTrackerBackup, simpleTimeTrackerBackup), (.aTimeLoggerCSV, aTimeLogger),
            (.klog, klog), (.activityWatch, activityWatch),
        ] + HabitSamples.all
}
