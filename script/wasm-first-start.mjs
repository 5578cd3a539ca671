// Plays the first minutes of Haru with an instrumented app.wasm, and writes which functions ran: they
// make up app.wasm, all others app-rest.wasm (Docs/Wasm.md, "Two files").
//
//     node script/wasm-first-start.mjs INSTRUMENTED.wasm FOLDER
//
// Each window leaves FOLDER/<name>.profile for wasm-split. Clock and chance stand, so that the same
// program is divided in the same way each time. Nothing is lost by a function that is not met here:
// whoever needs it waits for the second file.

import { readFileSync, writeFileSync } from "node:fs"

const [program, folder] = process.argv.slice(2)
const module = new WebAssembly.Module(readFileSync(program))

const In = { message: 0, event: 1, page: 2, entry: 3, zone: 4 }
const Out = { html: 0, effect: 1, commit: 2 }
const Part = { entry: 0, page: 1, noPage: 2, deletesThrough: 3 }

const second = 1000
const hour = 3600 * second
const day = 24 * hour
/** Tuesday 2026-08-11, 14:00 in Seoul. */
let clock = Date.UTC(2026, 7, 11, 5)

/** What a browser keeps: the pages, the journal and the preferences of this device. */
class Store {
  pages = new Map()
  journal = new Map()
  preferences = {}

  /** Writes a commit as Web/runtime/commit.js does. @returns {number} */
  write(bytes) {
    const view = new DataView(bytes.buffer)
    const number = Number(view.getBigUint64(0, true))
    for (let at = 8; at < bytes.length; ) {
      const place = Number(view.getBigUint64(at + 1, true))
      const end = at + 13 + view.getUint32(at + 9, true)
      const content = bytes.slice(at + 13, end)
      if (bytes[at] === Part.entry) this.journal.set(place, content)
      if (bytes[at] === Part.page) this.pages.set(place, content)
      if (bytes[at] === Part.noPage) this.pages.delete(place)
      if (bytes[at] === Part.deletesThrough) {
        for (const each of this.journal.keys()) if (each <= place) this.journal.delete(each)
      }
      at = end
    }
    return number
  }
}

/** A server that keeps nothing, and knows what it is given. */
class Server {
  changes = []
  #answers = 0

  answer({ id, path, body }) {
    if (path === "/v1/account") return { id, status: 200, body: { id: identity(900), login: "me", hasPassword: true } }
    if (path === "/v1/sync/status") return { id, status: 200, body: { records: this.changes.length } }
    if (path !== "/v1/sync") return { id, status: 404, body: {} }
    this.#answers += 1
    const changes = this.changes.splice(0, 1000)
    return {
      id, status: 200, body: {
        v: 1, schema: 1, epoch: "0123456789abcdef0123456789abcdef",
        incarnation: `${this.#answers}-${hex(this.#answers, 16)}`, cursor: String(1000 * this.#answers),
        accepted: JSON.parse(body).changes.length, rejected: [], changes, purged: [],
        more: this.changes.length > 0, serverAt: clock,
      },
    }
  }
}

/** One window: one instance of the program, and what the runtime does for it. */
class Window {
  html = ""
  #sent = []
  #chance = 1
  #waiting = []
  #isSettling = false

  constructor(name, store, { server = null, ...device } = {}) {
    Object.assign(this, { name, store, server })
    this.exports = new WebAssembly.Instance(module, {
      host: {
        send: (kind, at, length) => void this.#sent.push({ kind, bytes: this.#view(at, length).slice() }),
        // Numerical Recipes' generator: what follows from chance must be the same at every build.
        random: (at, length) => {
          const view = this.#view(at, length)
          for (let i = 0; i < length; i += 1) {
            this.#chance = (Math.imul(this.#chance, 1664525) + 1013904223) >>> 0
            view[i] = this.#chance >>> 24
          }
        },
      },
    }).exports
    this.#start(device)
  }

  #view(at, length) {
    return new Uint8Array(this.exports.memory.buffer, at >>> 0, length)
  }

  #call(kind, content, number) {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
    const head = number === undefined ? 0 : 8
    const at = this.exports.haru_alloc(head + bytes.length)
    const room = this.#view(at, head + bytes.length)
    if (head) new DataView(room.buffer, at).setBigUint64(0, BigInt(number), true)
    room.set(bytes, head)
    this.#sent = []
    this.exports.haru_call(kind, at, room.length, clock)
    for (const { kind, bytes } of this.#sent) this.#take(kind, bytes)
    if (this.#isSettling) return
    this.#isSettling = true
    while (this.#waiting.length) this.#waiting.shift()()
    this.#isSettling = false
  }

  #take(kind, bytes) {
    if (kind === Out.html) this.html = new TextDecoder().decode(bytes)
    if (kind === Out.commit) {
      const number = this.store.write(bytes)
      this.#waiting.push(() => this.event("saved", { number }))
    }
    if (kind === Out.effect) this.#perform(JSON.parse(new TextDecoder().decode(bytes)))
  }

  #perform(effect) {
    const answer = (step) => this.#waiting.push(step)
    if (effect.do === "prefer") {
      if (effect.value == null) delete this.store.preferences[effect.key]
      else this.store.preferences[effect.key] = effect.value
    }
    if (effect.do === "zone") answer(() => this.#call(In.zone, zoneFile(effect.id)))
    if (effect.do === "persist") answer(() => this.event("persisted", { granted: true }))
    if (effect.do === "fetch") answer(() => this.#answered(effect))
    if (effect.do === "later" && effect.message.startsWith("shell.toast")) answer(() => this.say(effect.message))
  }

  #answered(effect) {
    if (!this.server) return this.event("response", { id: effect.id, status: 0, body: "" })
    const { id, status, body } = this.server.answer(effect)
    this.event("response", { id, status, body: JSON.stringify(body) })
  }

  event(type, members = {}) {
    this.#call(In.event, JSON.stringify({ type, ...members }))
  }

  say(message, value) {
    this.#call(In.message, value === undefined ? message : `${message}\n${value}`)
  }

  /** Says what the element says whose attribute begins with a word. */
  press(word, place = 0) {
    const said = [...this.html.matchAll(/data-click="([^"]*)"/g)].map(([, each]) => each)
    const message = said.filter((each) => each.startsWith(word))[place]
    if (message === undefined) throw new Error(`${this.name}: nothing on the screen says ${word}`)
    this.say(message)
  }

  /** Time passes, and is shown. */
  wait(milliseconds) {
    clock += milliseconds
    this.say("tick")
    this.event("woke")
  }

  #start({ path = "/", language = "en", zone = "Asia/Seoul", signedIn = false, drawn = false, layout = phone, ...more }) {
    this.event("start", {
      path, ...layout, languages: [language, "en-US"], zone, zones: ["Asia/Seoul", "America/New_York"],
      hour12: language === "en", notifications: false, online: true, preferences: this.store.preferences,
      host: "haru.example", platform: "Linux", standalone: false, signedIn, version: "0123456789ab",
      cold: !drawn, splash: !drawn, drawn, reducedMotion: false,
      abilities: ["install", "notifications", "badge", "wakeLock", "vibrate", "windows"], ...more,
    })
    for (const [number, bytes] of this.store.pages) this.#call(In.page, bytes, number)
    for (const [number, bytes] of this.store.journal) this.#call(In.entry, bytes, number)
    this.event("opened", { node: "1122334455667788" })
    this.event("owner", { mine: true })
    if (!drawn) this.event("splashed")
  }

  /** An entry of another window. */
  follow(bytes, number) {
    this.#call(In.entry, bytes, number)
  }

  /** Writes down which functions ran. */
  close() {
    const length = this.exports.__write_profile(0, 0)
    const at = this.exports.haru_alloc(length)
    this.exports.__write_profile(at, length)
    writeFileSync(`${folder}/${this.name}.profile`, this.#view(at, length))
  }
}

const phone = { width: 390, height: 844, fine: false }
const tablet = { width: 820, height: 1180, fine: false }
const desktop = { width: 1280, height: 800, fine: true }

const hex = (number, digits) => number.toString(16).padStart(digits, "0")
const identity = (number) => `00000000-0000-4000-8000-${hex(number, 12)}`

/** A zone's name and its file: one change of the clock, and a rule from then on (RFC 8536). */
function zoneFile(id) {
  const rules = { "Asia/Seoul": [9, "KST-9"], "America/New_York": [-5, "EST5EDT,M3.2.0,M11.1.0"] }
  const [hours, rule] = rules[id] ?? [0, "UTC0"]
  const header = (times, kinds) => {
    const bytes = new DataView(new ArrayBuffer(44))
    "TZif2".split("").forEach((letter, i) => bytes.setUint8(i, letter.charCodeAt(0)))
    for (const [i, count] of [0, 0, 0, times, kinds, 4].entries()) bytes.setUint32(20 + 4 * i, count)
    return new Uint8Array(bytes.buffer)
  }
  const body = new DataView(new ArrayBuffer(8 + 1 + 2 * 6 + 4))
  body.setBigInt64(0, -1_000_000_000n)
  body.setUint8(8, 1)
  body.setInt32(9, hours * 3600 - 1800)
  body.setInt32(15, hours * 3600)
  const none = new Uint8Array(6 + 4)
  const text = (words) => new TextEncoder().encode(words)
  return Uint8Array.from([
    ...text(`${id}\n`), ...header(0, 1), ...none, ...header(1, 2), ...new Uint8Array(body.buffer),
    ...text(`\n${rule}\n`),
  ])
}

/**
 * What other devices have written: actions and their records, goals with quests of every form, habits.
 * @param {number} days  of records, before today
 */
function changesOfOthers(days) {
  const changes = []
  let time = clock - 100 * day
  const add = (kind, fields) => {
    time += 1
    const id = identity(changes.length + 1)
    const stamp = `${hex(time, 12)}-0000-00000000000000aa`
    const all = { _created: time, ...fields }
    const names = Object.keys(all).sort()
    changes.push({ k: kind, id, f: Object.fromEntries(names.map((name) => [name, [all[name], stamp]])) })
    return id
  }
  const dayText = (back) => new Date(clock - back * day).toISOString().slice(0, 10)
  const looks = { symbolName: "flag", colorHex: "#5B7F5B" }
  const tags = ["Life", "Health", "Study"].map((name, i) => add("tag", { name, colorHex: "#5B7F5B", sortOrder: i }))
  const actions = ["독서", "Running", "水を飲む", "Language", "Cleaning", "Stretching", "Nap"].map((name, i) =>
    add("action", {
      name, symbolName: ["book", "run", "water", "language"][i] ?? "circle", isFavorite: i < 3,
      trackingType: i % 3 === 2 ? "count" : "time", [`tagIDs.${tags[i % 3]}`]: true,
    }))
  for (let back = days; back >= 0; back -= 1) {
    const at = clock - back * day
    for (const [i, actionID] of actions.entries()) {
      // No nap yet today.
      if (i === 6 && back === 0) continue
      if (i % 3 === 2) add("count", { actionID, amount: 1, timestamp: at - i * hour / 2, note: "" })
      else add("session", { actionID, startAt: at - (i + 1) * hour, endAt: at - (i + 1) * hour + 1500 * second, note: "x" })
    }
  }
  const promise = (fields) => ({
    measure: "time", period: "daily", scheduleMode: "everyDay", direction: "atLeast", healthMetric: "",
    weekdays: [], monthDays: [], ordinalWeek: 1, ordinalWeekday: 2, customStart: null, customEnd: null,
    targetAction: null, targetTag: null, targetSeconds: 1800, targetCount: 0, deadlineMinutes: -1,
    sleepStart: 1260, sleepEnd: 540, ...fields,
  })
  const quest = (goalID, fields) => add("quest", { goalID, sortOrder: changes.length, ...promise(fields) })
  const goal = (title, end, fields = {}) => add("goal", {
    title, ...looks, startDay: dayText(60), endDay: end === null ? null : dayText(end), status: "inProgress",
    achieveThresholdPercent: 100, judgedAt: null, sortOrder: changes.length, ...fields,
  })
  // Home shows the first two, and looks at all.
  const goals = [goal("책과 가까이", -20), goal("Half marathon", null), goal("終わった", 3), goal("Empty", -1)]
  goal("Spring", 30, { status: "achieved", judgedAt: clock - 20 * day })
  goal("Early", 30, { status: "notAchieved", judgedAt: clock - 20 * day })
  const [reading, running, water, , , , nap] = actions
  const times = [
    { targetAction: running, targetSeconds: 60 }, { targetAction: nap, period: "weekly", targetSeconds: 60 },
    { targetAction: reading, deadlineMinutes: 480 }, { targetAction: nap, direction: "atMost" },
    { targetTag: tags[1] }, { targetAction: water, measure: "count", targetSeconds: 0, targetCount: 6 },
    { healthMetric: "sleep", targetSeconds: 25_200 }, { healthMetric: "steps", measure: "count", targetSeconds: 0, targetCount: 8000 },
  ]
  const spans = [
    {}, { period: "weekly" }, { period: "monthly" },
    { period: "custom", customStart: dayText(10), customEnd: dayText(-20) },
    { scheduleMode: "weekdays", weekdays: [2, 3, 4] }, { scheduleMode: "monthDays", monthDays: [1, 11, 31] },
    { scheduleMode: "ordinalWeekday" },
  ]
  const quests = []
  for (const goalID of goals.slice(0, 3)) {
    for (const each of [...times, ...spans.map((span) => ({ ...times[0], ...span }))]) quests.push(quest(goalID, each))
  }
  for (const questID of quests.slice(-4)) {
    add("questRevision", { questID, fromDay: dayText(4), ...promise({ targetAction: running, targetSeconds: 3600 }) })
  }
  const pause = (kind, owner, from, to) => add(kind, { ...owner, startDay: dayText(from), endDay: to === null ? null : dayText(to) })
  pause("goalPause", { goalID: goals[0] }, 30, 25)
  pause("goalPause", { goalID: goals[1] }, 2, null)
  const habits = ["영양제", "Make the bed", "水泳", "Old", "New"].map((name, i) =>
    add("habit", {
      name, ...looks, startedOn: dayText([40, 12, 9, 60, 0][i]), sortOrder: i, archivedOn: i === 3 ? dayText(2) : null,
    }))
  for (let back = 38; back > 0; back -= 1) {
    for (const habitID of habits.slice(0, 1 + (back % 3))) {
      add("completion", { habitID, completedOn: dayText(back), recordedAt: clock - back * day })
    }
  }
  pause("habitPause", { habitID: habits[2] }, 1, -3)
  pause("habitPause", { habitID: habits[0] }, 6, 4)
  return changes
}

/** Taps on Home: one starts and stops, one counts, and the count is undone. */
function useHome(window) {
  window.press("home.run")
  window.wait(second)
  window.wait(65 * second)
  window.press("home.run", 1)
  window.press("home.stop")
  // Too short to be kept, and short.
  window.press("home.run")
  window.press("home.run")
  window.press("home.run")
  window.wait(2 * second)
  window.press("home.run")
  window.say("shell.undo")
  for (let i = 0; i < 3; i += 1) window.press("home.run", 2)
  window.event("hidden")
  window.wait(hour)
  window.event("visible")
}

/** From the introduction to the first records, in one language. */
function begin(name, device) {
  const store = new Store()
  const window = new Window(name, store, device)
  if (device.layout !== desktop) {
    window.press("shell.onboarding")
    window.say("shell.onboarding", "left")
    window.event("resized", tablet)
    window.event("resized", device.layout ?? phone)
  }
  window.press("shell.onboarded")
  window.press("home.examples")
  useHome(window)
  window.close()
  return store
}

/** Signed in: what others wrote comes, and what is tapped goes. */
function join(name, store, days, device) {
  const server = new Server()
  server.changes = changesOfOthers(days)
  store.preferences["device.id"] = identity(901)
  const window = new Window(name, store, { ...device, signedIn: true, drawn: true, server })
  useHome(window)
  window.say("shell.sync")
  window.event("live", { event: "sync", data: "{}" })
  window.say("shell.sync")
  window.event("offline")
  window.server = null
  window.press("home.run", 2)
  window.say("shell.sync")
  window.server = server
  window.event("online")
  window.close()
}

/** So many commits that the store writes its pages soon. */
function fillPages(store) {
  const window = new Window("", store, { drawn: true })
  for (let i = 0; i < 235; i += 1) window.press("home.run", 2)
}

/** Goals and habits are all there is. */
function beginWithPromises(name) {
  const server = new Server()
  server.changes = changesOfOthers(0).filter(({ k }) => ["goal", "habit", "completion"].includes(k))
  const store = new Store()
  Object.assign(store.preferences, { "device.id": identity(902), "onboarding.done": "on" })
  new Window(`${name}-joined`, store, { signedIn: true, server }).close()
  new Window(name, store, { drawn: true }).close()
}

/** A start with all that Home can show. */
function comeBack(name, store, device) {
  const window = new Window(name, store, { drawn: true, ...device })
  useHome(window)
  for (const word of ["habits.check", "habits.uncheck", "home.fold"]) window.press(word)
  window.say("goals.page 1")
  for (let card = 0; card < 2; card += 1) if (window.html.includes('data-click="goals.unfold')) window.press("goals.unfold", card)
  window.press("home.fold")
  window.press("habits.check")
  new Window(`${name}-again`, store, { drawn: true, ...device }).close()
  window.event("preference", { key: "settings.theme", value: "dark" })
  window.event("updated", { version: "next" })
  // The day turns.
  window.wait(10 * hour)
  window.close()
}

/** With what a person may have chosen, and what a device may have to tell. */
function comeBackOtherwise(name, store, device) {
  const setup = new Window(`${name}-setup`, store, { drawn: true, ...device })
  setup.say("settings.weekStart", "1")
  setup.say("settings.minSession", "60")
  setup.say("settings.zone Asia/Seoul")
  const action = setup.html.match(/data-click="home\.run ([^"]*)"/)[1]
  Object.assign(store.preferences, {
    "settings.theme": "light", "settings.language": "ko", "settings.navStyle": "radial", "main.columns": "4",
    "settings.wakeLock": "on", "settings.sidebarFolded": "on", "main.goalCardStyle": "combined",
    longSessionAlertHours: "1", "actions.notePrompt": action, "whatsnew.lastShownVersion": "0",
  })
  const window = new Window(name, store, { ...device, zone: "America/New_York", notifications: true, standalone: true })
  window.say("shell.closeSheet")
  window.press("home.run")
  window.wait(2 * hour)
  window.event("hidden")
  window.wait(second)
  window.event("visible")
  window.close()
}

/** A shortcut opens Haru and runs an action. */
function runByShortcut(name, store) {
  const window = new Window("", store, { drawn: true })
  const action = window.html.match(/data-click="home\.run ([^"]*)"/)[1]
  const opened = new Window(name, store, { path: `/run/${action}` })
  opened.say("shell.home")
  opened.close()
}

/** Another window owns the store, writes, and gives it up. */
function share(name, store) {
  const window = new Window(name, store, { drawn: true })
  const known = Math.max(...store.journal.keys())
  const other = new Window(`${name}-other`, store, { drawn: true })
  window.event("owner", { mine: false })
  other.press("home.run", 2)
  for (const [number, bytes] of store.journal) if (number > known) window.follow(bytes, number)
  window.event("owner", { mine: true })
  window.press("home.run", 2)
  window.close()
}

const stores = [
  begin("ko", { language: "ko", hour12: false }),
  begin("en", { language: "en", zone: "America/New_York", layout: desktop }),
  begin("ja", { language: "ja" }),
]
fillPages(stores[2])
join("join-ko", stores[0], 2, { language: "ko" })
join("join-en", stores[1], 7, { language: "en", zone: "America/New_York", layout: desktop })
join("join-ja", stores[2], 300, { language: "ja", layout: tablet })
comeBack("back-ko", stores[0], { language: "ko" })
comeBack("back-en", stores[1], { language: "en", zone: "America/New_York", layout: desktop })
comeBack("back-ja", stores[2], { language: "ja", layout: tablet })
comeBackOtherwise("otherwise", stores[0], { language: "en" })
comeBackOtherwise("otherwise-wide", stores[1], { language: "en", layout: desktop })
beginWithPromises("promises")
runByShortcut("shortcut", stores[0])
share("share", stores[0])
