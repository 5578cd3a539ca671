// Written by script/icons from Web/icons/interface.json; edit that.
// swift-format-ignore-file

/// A glyph of Haru's own buttons and states. The raw value is its code point.
public enum Glyph: UInt16, CaseIterable, Sendable {
    /// view-grid
    case grid = 0xF570
    /// play-circle-outline
    case action = 0xF40D
    /// tag-outline
    case tag = 0xF4FC
    /// bullseye
    case goal = 0xF5DD
    /// history
    case history = 0xF2DA
    /// chart-bar
    case statistics = 0xF128
    /// book
    case diary = 0xF0BA
    /// shield-outline
    case shield = 0xF499
    /// tune
    case settings = 0xF62E
    /// dots-horizontal
    case more = 0xF1D8
    /// dots-vertical
    case moreVertical = 0xF1D9
    /// menu
    case menu = 0xF35C
    /// checkbox-marked-circle-outline
    case habit = 0xF134
    /// heart-pulse/solid
    case health = 0xE5F6
    /// star/solid
    case favorite = 0xE4CE
    /// star-outline
    case favoriteOutline = 0xF4D2
    /// plus
    case plus = 0xF415
    /// minus
    case minus = 0xF374
    /// play/solid
    case play = 0xE40A
    /// pause/solid
    case pause = 0xE3E4
    /// stop/solid
    case stop = 0xE4DB
    /// record/solid
    case record = 0xE44A
    /// check
    case check = 0xF12C
    /// check-all
    case checkAll = 0xF12D
    /// close
    case close = 0xF156
    /// chevron-left
    case chevronLeft = 0xF141
    /// chevron-right
    case chevronRight = 0xF142
    /// chevron-up
    case chevronUp = 0xF143
    /// chevron-down
    case chevronDown = 0xF140
    /// arrow-left
    case arrowLeft = 0xF04D
    /// arrow-right
    case arrowRight = 0xF054
    /// arrow-up
    case arrowUp = 0xF05D
    /// arrow-down
    case arrowDown = 0xF045
    /// swap-vertical
    case swapVertical = 0xF4E2
    /// swap-horizontal
    case swapHorizontal = 0xF4E1
    /// magnify
    case search = 0xF349
    /// filter-variant
    case filter = 0xF236
    /// sort-variant
    case sort = 0xF4BF
    /// pencil
    case pencil = 0xF3EB
    /// delete
    case trash = 0xF1C0
    /// equal
    case drag = 0xF1FC
    /// cursor-move
    case move = 0xF1B6
    /// content-copy
    case copy = 0xF18F
    /// content-cut
    case cut = 0xF190
    /// content-paste
    case paste = 0xF192
    /// undo-variant
    case undo = 0xF54D
    /// redo-variant
    case redo = 0xF44F
    /// backup-restore
    case restore = 0xF06F
    /// refresh
    case refresh = 0xF450
    /// sync
    case sync = 0xF4E6
    /// sync-off
    case syncOff = 0xF4E8
    /// cloud-outline
    case cloud = 0xF163
    /// cloud-check
    case cloudDone = 0xF160
    /// cloud-sync
    case cloudWorking = 0xF63F
    /// cloud-outline-off
    case cloudOffline = 0xF164
    /// export
    case exportFile = 0xF207
    /// import
    case importFile = 0xF2FA
    /// download
    case download = 0xF1DA
    /// upload
    case upload = 0xF552
    /// share-variant
    case share = 0xF497
    /// printer
    case print = 0xF42A
    /// send
    case send = 0xF48A
    /// link-variant
    case link = 0xF339
    /// link-off
    case unlink = 0xF338
    /// open-in-new
    case openExternal = 0xF3CC
    /// paperclip
    case attachment = 0xF3E2
    /// note-outline
    case note = 0xF39B
    /// format-text
    case text = 0xF284
    /// clock
    case clock = 0xF150
    /// timer
    case timer = 0xF51B
    /// alarm
    case alarm = 0xF020
    /// calendar-blank
    case calendar = 0xF0EE
    /// calendar-plus
    case calendarAdd = 0xF0F3
    /// format-list-bulleted
    case list = 0xF279
    /// view-day
    case timetable = 0xF56F
    /// table-large
    case table = 0xF4F1
    /// view-column
    case columns = 0xF56D
    /// view-dashboard
    case dashboard = 0xF56E
    /// chart-line
    case chartLine = 0xF12A
    /// chart-pie
    case chartPie = 0xF12B
    /// laptop
    case laptop = 0xF322
    /// cellphone
    case phone = 0xF11C
    /// tablet
    case tablet = 0xF4F6
    /// watch
    case watch = 0xF589
    /// monitor
    case desktop = 0xF379
    /// server/solid
    case server = 0xE48B
    /// web
    case browser = 0xF59F
    /// key-variant
    case key = 0xF30B
    /// fingerprint
    case fingerprint = 0xF237
    /// lock-outline
    case lock = 0xF341
    /// lock-open-outline
    case unlock = 0xF340
    /// account-outline
    case person = 0xF013
    /// account-multiple-outline
    case people = 0xF00F
    /// login-variant
    case signIn = 0xF5FC
    /// logout-variant
    case signOut = 0xF5FD
    /// eye
    case eye = 0xF208
    /// eye-off
    case eyeOff = 0xF209
    /// alert-outline
    case warning = 0xF02A
    /// alert-circle-outline
    case problem = 0xF5D6
    /// information-outline
    case info = 0xF2FD
    /// help-circle-outline
    case help = 0xF625
    /// help
    case question = 0xF2D6
    /// white-balance-sunny
    case sun = 0xF5A8
    /// weather-night
    case moon = 0xF594
    /// theme-light-dark
    case themeAuto = 0xF50E
    /// translate
    case language = 0xF5CA
    /// earth
    case globe = 0xF1E7
    /// bell-outline
    case bell = 0xF09C
    /// bell-off
    case bellOff = 0xF09B
    /// volume-high
    case sound = 0xF57E
    /// volume-off
    case mute = 0xF581
    /// vibrate
    case vibrate = 0xF566
    /// heart-outline
    case heart = 0xF2D5
    /// fire/solid
    case flame = 0xE238
    /// flash
    case bolt = 0xF241
    /// crosshairs
    case target = 0xF1A3
    /// flag-outline
    case flag = 0xF23D
    /// pin
    case pin = 0xF403
    /// bookmark-outline
    case bookmark = 0xF0C3
    /// gift
    case gift = 0xF2A1
    /// crown
    case premium = 0xF1A5
    /// lightbulb-outline
    case tip = 0xF336
    /// palette
    case palette = 0xF3D8
    /// image
    case image = 0xF2E9
    /// camera
    case camera = 0xF100
    /// folder-outline
    case folder = 0xF256
    /// file-outline
    case file = 0xF224
    /// database
    case database = 0xF1B8
    /// pen
    case pen = 0xF3EA
    /// marker
    case highlighter = 0xF652
    /// eraser
    case eraser = 0xF1FE
    /// select
    case lasso = 0xF485
    /// shape-plus
    case shape = 0xF495
    /// ruler
    case ruler = 0xF46D
    /// sticker
    case sticker = 0xF5D0
    /// layers
    case layers = 0xF328
    /// fullscreen
    case fullscreen = 0xF293
    /// fullscreen-exit
    case fullscreenExit = 0xF294
    /// unfold-more
    case expand = 0xF54F
    /// unfold-less
    case collapse = 0xF54E
    /// magnify-plus/solid
    case zoomIn = 0xE34B
    /// magnify-minus/solid
    case zoomOut = 0xE34A
    /// checkbox-blank-outline
    case checkbox = 0xF131
    /// checkbox-marked
    case checkboxOn = 0xF132
    /// radiobox-blank
    case radio = 0xF43D
    /// radiobox-marked/solid
    case radioOn = 0xE43E
    /// walk
    case steps = 0xF583
    /// sleep
    case sleep = 0xF4B2
    /// water
    case water = 0xF58C
    /// scale-bathroom
    case weight = 0xF473
    /// thumb-up-outline
    case thumbUp = 0xF514
    /// qrcode/solid
    case qrCode = 0xE432
    /// keyboard
    case keyboard = 0xF30C
    /// code-tags
    case code = 0xF174
    /// timer-sand
    case hourglass = 0xF51F
    /// minus-circle-outline
    case block = 0xF377
    /// comment-outline
    case comment = 0xF182
    /// email-outline
    case mail = 0xF1F0
}
