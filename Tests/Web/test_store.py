"""Commits, and windows that share them: what is told to be saved is on disk, in one order."""

import pytest

from conftest import effect, heard, show, start, until

READ = """async () => {
    const { openDatabase, readMark, result } = await import("/runtime/database.js");
    const { database } = await openDatabase(readMark().name);
    const values = await result(database.transaction("journal").objectStore("journal").getAll());
    database.close();
    return values.map((each) => new TextDecoder().decode(each));
}"""

KEPT = """async () => {
    const { openDatabase, readMark, result } = await import("/runtime/database.js");
    const { database } = await openDatabase(readMark().name);
    const values = await result(database.transaction("commands").objectStore("commands").getAll());
    database.close();
    return values.map(({ message }) => message);
}"""


def add(page, word):
    page.evaluate("async (word) => (await import('/runtime/main.js')).say('add ' + word)", word)


def words(page, *expected):
    until(page, "expected => globalThis.fake?.words.join() === expected", ",".join(expected))


def test_a_commit_is_saved_when_it_is_on_disk(page):
    add(page, "하나")
    until(page, "fake.events('saved').some(({ number }) => number === 1)")
    assert page.evaluate(READ) == ["하나"]
    assert set(page.evaluate("haruTest.durabilities()")) == {"strict"}


def test_a_request_leaves_when_what_was_committed_before_it_is_on_disk(page):
    page.evaluate("""async () => {
        const leave = globalThis.fetch;
        globalThis.fetch = (...request) => {
            globalThis.savedThen = new Promise((resolve) => setTimeout(resolve)).then(() => fake.events("saved").length);
            return leave(...request);
        };
        const { say } = await import("/runtime/main.js");
        say("add one");
        fake.effect({ do: "fetch", id: "a", method: "GET", path: "/v1/any" });
    }""")
    until(page, "fake.events('response').length === 1")
    assert page.evaluate("savedThen") == 1


def test_what_was_saved_is_there_after_a_reload(page):
    for word in ["one", "two", "three"]:
        add(page, word)
    until(page, "fake.events('saved').length === 3")
    page.reload()
    words(page, "one", "two", "three")


def test_a_commit_that_fails_is_told_and_can_be_tried_again(page):
    page.evaluate("haruTest.failNextCommit()")
    add(page, "one")
    until(page, "fake.events('notSaved').length === 1")
    assert page.evaluate("fake.events('notSaved')[0]") == {"type": "notSaved", "number": 1, "reason": "aborted"}
    assert page.inner_text("[data-el=not-saved]") == "aborted"
    assert page.evaluate(READ) == []
    add(page, "one")
    until(page, "fake.events('saved').length === 1")
    assert page.evaluate(READ) == ["one"]


def test_a_full_disk_is_told_as_such(page):
    page.evaluate("haruTest.quota(true)")
    add(page, "one")
    until(page, "fake.events('notSaved').length === 1")
    assert page.evaluate("fake.events('notSaved')[0].reason") == "full"
    page.evaluate("haruTest.quota(false)")
    add(page, "one")
    until(page, "fake.events('saved').length === 1")


def test_a_commit_after_one_that_failed_fails_too(page):
    """The second was made from a state that holds the first."""
    page.evaluate("haruTest.failNextCommit()")
    page.evaluate("""async () => {
        const { say } = await import("/runtime/main.js");
        say("add one");
        say("add two");
    }""")
    until(page, "fake.events('notSaved').length === 2")
    # Not as overtaken: the program keeps both, to try them again.
    assert page.evaluate("fake.events('notSaved').map(({ reason }) => reason)") == ["aborted", "aborted"]
    assert page.evaluate(READ) == []


def test_two_windows_see_each_others_words(context):
    first, second = start(context), start(context)
    assert [first.evaluate("fake.mine"), second.evaluate("fake.mine")] == [True, False]
    add(first, "one")
    words(second, "one")
    add(second, "two")
    words(first, "one", "two")
    until(second, "fake.mine")
    until(first, "!fake.mine")
    add(first, "three")
    words(second, "one", "two", "three")
    assert first.evaluate(READ) == ["one", "two", "three"]


def test_windows_that_write_at_the_same_moment_lose_nothing(context):
    pages = [start(context) for _ in range(3)]
    for round in range(4):
        for number, page in enumerate(pages):
            page.evaluate("""([round, number]) => {
                import("/runtime/main.js").then(({ say }) => say(`add ${round}-${number}`));
            }""", [round, number])
    for page in pages:
        until(page, "fake.words.length === 12")
        assert page.evaluate("fake.events('notSaved')") == []
    stored = pages[0].evaluate(READ)
    assert sorted(stored) == sorted(f"{round}-{number}" for round in range(4) for number in range(3))
    for page in pages:
        assert page.evaluate("fake.words") == stored


def test_a_frozen_owner_is_passed_over(context):
    """A-190, at 2 s of which one is spent waiting for the owner's answer."""
    first, second = start(context), start(context)
    add(first, "one")
    words(second, "one")
    first.evaluate("""() => {
        setTimeout(() => {
            // Nothing runs in this window meanwhile, as if it were frozen.
            for (const end = performance.now() + 3_000; performance.now() < end; );
        });
    }""")
    began = second.evaluate("performance.now()")
    add(second, "two")
    until(second, "fake.events('saved').some(({ number }) => number === 2)")
    assert second.evaluate("performance.now()") - began < 2_000
    words(first, "one", "two")
    until(first, "!fake.mine")
    add(first, "three")
    words(second, "one", "two", "three")
    assert second.evaluate(READ) == ["one", "two", "three"]


def command(page, word):
    """Taps in the manner of a tile, which any window may do."""
    page.evaluate("async (word) => (await import('/runtime/main.js')).say('add ' + word, undefined, true)", word)


def test_a190_a_window_that_is_closed_at_once_leaves_its_taps_to_the_owner(context):
    """Ten times, since what is raced for differs: the answer of the owner, the lock, the disk."""
    first = start(context)
    expected = []
    for number in range(10):
        second = start(context)
        second.evaluate("""async (word) => {
            const { say } = await import("/runtime/main.js");
            say("add " + word, undefined, true);
        }""", f"word-{number}")
        second.close()
        expected.append(f"word-{number}")
        words(first, *expected)
    until(first, "haruTest.saved().then(() => true)")
    assert first.evaluate(READ) == expected


def test_a_tap_counts_from_the_moment_it_was_made(context):
    first, second = start(context), start(context)
    second.evaluate("haruTest.clock(1_786_424_400_000)")
    command(second, "one")
    words(first, "one")
    second.evaluate("haruTest.clock(null)")
    assert second.evaluate("fake.times.one") == 1_786_424_400_000


def test_a_tap_is_done_once_when_the_owner_is_frozen_and_comes_back(context):
    first, second = start(context), start(context)
    command(first, "one")
    words(second, "one")
    first.evaluate("""() => {
        setTimeout(() => { for (const end = performance.now() + 2_500; performance.now() < end; ); });
    }""")
    command(second, "two")
    words(second, "one", "two")
    words(first, "one", "two")
    assert second.evaluate(READ) == ["one", "two"]
    assert second.evaluate(KEPT) == []


def test_a_tap_that_is_not_saved_is_done_once_when_it_is_tried_again(context):
    first, second = start(context), start(context)
    second.evaluate("haruTest.quota(true)")
    command(second, "one")
    until(second, "fake.events('notSaved').length === 1")
    assert len(second.evaluate(KEPT)) == 1
    second.close()
    words(first, "one")
    until(first, "haruTest.saved().then(() => true)")
    assert first.evaluate(READ) == ["one"]
    assert first.evaluate(KEPT) == []


def test_the_next_window_takes_over_when_the_owner_closes(context):
    first, second = start(context), start(context)
    add(first, "one")
    first.close()
    until(second, "fake.mine")
    words(second, "one")
    add(second, "two")
    until(second, "fake.events('saved').some(({ number }) => number === 2)")


@pytest.mark.parametrize("missing", [
    "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })",
    "delete globalThis.BroadcastChannel",
])
def test_without_locks_every_window_writes_for_itself_and_none_overwrites(profile, missing):
    context = profile()
    context.add_init_script(missing)
    first, second = start(context), start(context)
    assert first.evaluate("fake.mine") and second.evaluate("fake.mine")
    add(first, "one")
    until(first, "fake.events('saved').length === 1")
    if second.evaluate("fake.words.length === 0"):
        add(second, "two")
        until(second, "fake.events('notSaved').length === 1")
        assert second.evaluate("fake.events('notSaved')[0].reason") == "overtaken"
    second.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    words(second, "one")


def test_a_store_that_the_browser_cleared_is_told(page):
    add(page, "one")
    until(page, "fake.events('saved').length === 1")
    effect(page, do="token", value="secret")
    page.goto("/blank.html")
    page.evaluate("new Promise((done) => indexedDB.deleteDatabase('haru').onsuccess = done)")
    page.goto("/")
    until(page, "globalThis.fake?.events('opened').length === 1")
    assert page.evaluate("fake.events('opened')[0].problem") == "cleared"
    assert page.evaluate("fake.events('start')[0].signedIn"), "the token is no part of the store"


def test_a_new_store_is_not_called_cleared(page):
    page.reload()
    until(page, "globalThis.fake?.events('opened').length === 1")
    assert "problem" not in page.evaluate("fake.events('opened')[0]")


def test_a_store_that_does_not_open_is_tried_three_times(context):
    context.add_init_script("""
        globalThis.attempts = 0;
        IDBFactory.prototype.open = function () {
            globalThis.attempts += 1;
            throw new DOMException("damaged", "UnknownError");
        };""")
    page = start(context)
    assert page.evaluate("[attempts, fake.events('opened')[0].problem]") == [3, "unreadable"]


def test_a_full_disk_at_opening_is_named(context):
    context.add_init_script("""IDBFactory.prototype.open = () => {
        throw new DOMException("no room", "QuotaExceededError"); };""")
    assert start(context).evaluate("fake.events('opened')[0].problem") == "full"


def test_without_a_database_the_app_works_until_it_is_closed(context):
    context.add_init_script("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })")
    page = start(context)
    assert page.evaluate("fake.events('opened')[0].problem") == "private"
    add(page, "one")
    until(page, "fake.events('saved').length === 1")


def test_a_copy_is_kept_and_a_fresh_store_begins(page):
    add(page, "하나")
    until(page, "fake.events('saved').length === 1")
    effect(page, do="token", value="secret")
    effect(page, do="store", action="startFresh")
    until(page, "haruTest.downloads().then((all) => all.length === 1)")
    copy = page.evaluate("haruTest.downloads()")[0]
    assert copy["name"].startswith("haru-20") and copy["name"].endswith(".store")
    assert bytes(copy["bytes"]).endswith("하나".encode())
    until(page, "fake.starts === 2 && fake.events('opened').length === 2")
    words(page)
    assert page.evaluate("fake.events('start')[1].signedIn")
    # What was set aside is given to the program until that says what it carried over is on disk.
    until(page, "fake.events('salvage').length === 1")
    assert page.evaluate("fake.calls.filter(({ kind }) => kind === 7).length") == 1
    effect(page, do="store", action="salvaged")
    until(page, "JSON.parse(localStorage.getItem('haru-store')).unread.length === 0")
    add(page, "new")
    until(page, "fake.events('saved').length === 2")
    page.reload()
    words(page, "new")
    assert page.evaluate("fake.events('salvage')") == []
    names = page.evaluate("indexedDB.databases().then((all) => all.map(({ name }) => name).sort())")
    assert len(names) == 2 and names[0] == "haru"


def test_erasing_leaves_nothing(page):
    add(page, "one")
    until(page, "fake.events('saved').length === 1")
    effect(page, do="token", value="secret")
    effect(page, do="store", action="erase")
    until(page, "fake.events('opened').length === 2")
    words(page)
    assert page.evaluate("fake.events('start')[1].signedIn") is False
    assert "problem" not in page.evaluate("fake.events('opened')[1]")
    assert page.evaluate(READ) == []


def test_a_checkpoint_writes_pages_and_clears_the_journal_in_one_go(page):
    add(page, "one")
    until(page, "fake.events('saved').length === 1")
    page.evaluate("""fake.checkpoint(2, [[4, 9, "aside"], [0, 2, "two"], [1, 0, "p0"], [1, 3, "p3"], [2, 7, ""],
        [3, 2, ""]])""")
    until(page, "fake.events('saved').length === 2")
    stored = page.evaluate("""async () => {
        const { openDatabase, result } = await import("/runtime/database.js");
        const { database } = await openDatabase("haru");
        const found = {};
        for (const name of ["pages", "journal", "aside"]) {
            const table = database.transaction(name).objectStore(name);
            const [keys, values] = await Promise.all([result(table.getAllKeys()), result(table.getAll())]);
            found[name] = keys.map((key, index) => `${key} ${new TextDecoder().decode(values[index])}`);
        }
        database.close();
        return found;
    }""")
    assert stored == {"pages": ["0 p0", "3 p3"], "journal": [], "aside": ["9 aside"]}
    page.reload()
    until(page, "globalThis.fake?.calls.filter(({ kind }) => kind === 2).length === 2")
    until(page, "fake.mine && fake.events('opened').length === 1")
    assert page.evaluate("fake.starts") == 1
