"""What stands on the screens of the app, as numbers and words."""

READ = r"""(path) => {
    const text = (part) => part
        ? part.textContent.replace(/[\u{E000}-\u{F8FF}\u{F0000}-\u{FFFFF}]/gu, "").trim() : null;
    const one = (within, name) => within.querySelector(`[data-el=${name}]`);
    const all = (within, name) => [...within.querySelectorAll(`[data-el=${name}]`)];
    const gauge = (within) => {
        const bar = one(within, "gauge");
        return bar && {
            word: text(one(within, "quest-state")), percent: text(one(within, "percent")),
            fill: Number(bar.dataset.value), look: bar.dataset.state ?? null,
        };
    };
    const badges = (within) => ({
        id: within.dataset.id, badge: text(one(within, "badge")), left: text(one(within, "remaining")),
    });
    const rows = (within) => all(within, "quest-row").map((row) => ({
        id: row.dataset.id, streak: text(one(row, "streak")),
        spans: [...row.querySelectorAll(".span-gauge")].map(gauge),
    }));
    const elapsed = (within) => {
        const bar = one(within, "elapsed");
        return bar ? Number(one(bar, "gauge").dataset.value) : null;
    };
    const screens = {
        main: (screen) => ({
            cards: all(screen, "goal-card").map((card) => ({
                ...badges(card),
                quests: all(card, "quest-row").map((row) => ({
                    id: row.dataset.id, streak: text(one(row, "streak")), day: gauge(row),
                })),
                spans: [...card.querySelectorAll(".quest.combined")].map((row) => ({
                    said: text(row.querySelector(".q-val")), fill: Number(one(row, "gauge").dataset.value),
                })),
            })),
            habits: Object.fromEntries(all(screen, "habit-chip").map(
                (chip) => [chip.dataset.id, chip.getAttribute("aria-pressed") === "true"])),
            habitsDone: text(screen.querySelector("[data-el=habits] .num")),
            figures: Object.fromEntries(all(screen, "tile").map((tile) => [
                text(tile.querySelector(".t-name")), Number(one(tile, "tile-figure").dataset.value)])),
            running: Object.fromEntries(all(screen, "running-card").map(
                (card) => [card.dataset.id, Number(one(card, "running-timer").dataset.value)])),
        }),
        goals: (screen) => ({
            goals: all(screen, "goal").map((goal) => ({ ...badges(goal), elapsed: elapsed(goal), quests: rows(goal) })),
            finished: text(one(screen, "finished").querySelector(".num")),
        }),
        goal: (screen) => ({
            ...badges(screen), elapsed: elapsed(screen), quests: rows(screen), paused: all(screen, "pause").length,
        }),
        "goals-finished": (screen) => all(screen, "item").map(badges),
        habits: (screen) => all(screen, "habit").map((habit) => ({
            id: habit.dataset.id, streak: Number(one(habit, "streak")?.dataset.value ?? 0),
            badge: text(habit.querySelector(".badge")),
            check: one(habit, "habit-check")?.getAttribute("aria-pressed") ?? null,
            days: Object.fromEntries(all(habit, "habit-day").map((day) => [day.dataset.value, day.dataset.state])),
        })),
        habit: (screen) => ({
            ...Object.fromEntries(["current", "longest", "completed", "tracked", "rate"].map(
                (name) => [name, Number(one(screen, name).dataset.value)])),
            days: Object.fromEntries([...screen.querySelectorAll(".month [data-el=habit-day]")].map(
                (day) => [day.dataset.value, day.dataset.state])),
        }),
    };
    const link = () => document.querySelector(`a[href="${path}"]`);
    // On a phone some tabs are behind the last one.
    if (path !== location.pathname && !link()) document.querySelector("[data-tab=more]").click();
    if (path !== location.pathname) link().click();
    for (const more of document.querySelectorAll("[data-el=more][aria-expanded=false]")) more.click();
    if (path !== location.pathname) throw new Error(`${location.pathname} in place of ${path}`);
    // In a wide window one habit stands beside the list.
    const beside = document.querySelector("[data-el=habit-detail]");
    if (beside && path !== "/goals/habits") return screens.habit(beside);
    const screen = document.querySelector("[data-screen]");
    return screens[screen.dataset.screen](screen);
}"""


def read(app, path):
    """Goes to a screen by a link of the one before, and reads it."""
    return app.page.evaluate(READ, path)


def read_all(app, goals, habits):
    """Every screen that shows a promise, beginning on Home.

    - goals: ids of those in progress; `habits` likewise.
    """
    seen = {"home": read(app, "/")}
    app.pref("main.goalCardStyle", "combined")
    seen["combined"] = read(app, "/")
    app.pref("main.goalCardStyle", "perQuest")
    seen["goals"] = read(app, "/goals")
    seen["goal"] = {}
    for goal in goals:
        seen["goal"][goal] = read(app, f"/goals/{goal}")
        read(app, "/goals")
    seen["finished"] = read(app, "/goals/finished")
    read(app, "/goals")
    seen["habits"] = read(app, "/goals/habits")
    seen["habit"] = {}
    for habit in habits:
        seen["habit"][habit] = read(app, f"/goals/habits/{habit}")
        read(app, "/goals/habits")
    read(app, "/")
    return seen
