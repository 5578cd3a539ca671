"""Morphing: the document becomes what the HTML says, and what is the same stays the same node."""

import random

import pytest

from conftest import show, until

NAMES = ["p", "ul", "li", "span", "button", "section"]
MORPH = """async ([before, after, options]) => {
    const { morph } = await import("/runtime/morph.js");
    document.body.innerHTML = '<div id="haru"></div>';
    const root = document.getElementById("haru");
    if (options.plain) delete Element.prototype.moveBefore;
    morph(root, before);
    const nodes = new Map([...root.querySelectorAll("[data-key]")].map((e) => [e.dataset.key, e]));
    morph(root, after);
    const wanted = document.createElement("template");
    wanted.innerHTML = after;
    const kept = [...root.querySelectorAll("[data-key]")].filter((e) => nodes.get(e.dataset.key) === e);
    const is = document.createElement("template");
    is.innerHTML = root.innerHTML;
    return {
        // Not the text of the HTML, in which the order of attributes would count.
        equal: is.isEqualNode(wanted) && is.content.isEqualNode(wanted.content),
        is: root.innerHTML, wanted: wanted.innerHTML, kept: kept.map((e) => e.dataset.key),
    };
}"""


def tree(dice, depth=3, keys=None):
    """Random HTML; keys are unique among siblings, as they are in a screen."""
    out, keys = [], list(range(12))
    dice.shuffle(keys)
    for _ in range(dice.randint(0, 7)):
        kind = dice.random()
        if kind < 0.2:
            out.append(dice.choice(["하루", "&lt;b&gt;", "12:34"]) + "<!--x-->")
        else:
            name = dice.choice(["div", "b", "i"])
            key = f' data-key="{depth}-{keys.pop()}"' if kind < 0.7 else ""
            part = ' data-el="part"' if dice.random() < 0.2 else ""
            state = f' data-state="{dice.randint(0, 2)}"' if dice.random() < 0.5 else ""
            out.append(f"<{name}{key}{part}{state}>{tree(dice, depth - 1) if depth else ''}</{name}>")
    return "".join(out)


@pytest.mark.parametrize("plain", [False, True], ids=["moveBefore", "insertBefore"])
@pytest.mark.parametrize("seed", range(4))
def test_any_tree_becomes_any_other(blank, seed, plain):
    dice = random.Random(seed)
    for _ in range(60):
        before, after = tree(dice), tree(dice)
        got = blank.evaluate(MORPH, [before, after, {"plain": plain}])
        assert got["equal"], (seed, before, after, got["is"])


def rows(keys):
    return "<ul>" + "".join(f'<li data-key="{key}">{key}</li>' for key in keys) + "</ul>"


@pytest.mark.parametrize("seed", range(3))
def test_rows_that_stay_are_the_same_nodes_in_any_order(blank, seed):
    dice = random.Random(seed)
    for _ in range(30):
        before = dice.sample(range(20), dice.randint(0, 15))
        after = dice.sample(range(20), dice.randint(0, 15))
        got = blank.evaluate(MORPH, [rows(before), rows(after), {}])
        assert got["is"] == got["wanted"]
        assert {int(key) for key in got["kept"]} == set(before) & set(after), (seed, before, after)


@pytest.mark.parametrize("after, moved", [
    ([1, 2, 3, 4, 0], 1), ([4, 0, 1, 2, 3], 1), ([0, 1, 2, 3, 4], 0), ([0, 3, 2, 1, 4], 2),
    ([1, 2, 3, 4], 0), ([0, 9, 1, 2, 3, 4], 0),
])
def test_as_few_rows_as_possible_are_moved(blank, after, moved):
    count = blank.evaluate("""async ([before, after]) => {
        const { morph } = await import("/runtime/morph.js");
        document.body.innerHTML = '<div id="haru"></div>';
        const root = document.getElementById("haru");
        morph(root, before);
        const was = new Set(root.querySelectorAll("li"));
        const seen = new MutationObserver(() => {});
        seen.observe(root, { childList: true, subtree: true });
        morph(root, after);
        return seen.takeRecords().flatMap((r) => [...r.addedNodes]).filter((n) => was.has(n)).length;
    }""", [rows(range(5)), rows(after)])
    assert count == moved


@pytest.mark.parametrize("after", [[4, 3, 2, 1, 0], [2, 0, 1, 3, 4], [0, 1, 3, 4, 2], [9, 2, 8]])
@pytest.mark.parametrize("plain", [False, True], ids=["moveBefore", "insertBefore"])
def test_the_focus_survives_reordering_without_a_blur(blank, after, plain):
    def fields(keys):
        return "".join(f'<p data-key="{key}"><input id="f{key}" value="{key}"></p>' for key in keys)
    result = blank.evaluate("""async ([before, after, plain]) => {
        const { morph } = await import("/runtime/morph.js");
        if (plain) delete Element.prototype.moveBefore;
        document.body.innerHTML = '<div id="haru"></div>';
        const root = document.getElementById("haru");
        morph(root, before);
        const field = document.getElementById("f2");
        field.focus();
        field.value = "typed";
        field.setSelectionRange(1, 3);
        let blurs = 0;
        field.addEventListener("blur", () => (blurs += 1));
        morph(root, after);
        return { same: document.activeElement === field, blurs, value: field.value,
                 selection: [field.selectionStart, field.selectionEnd],
                 order: [...root.querySelectorAll("input")].map((e) => e.id) };
    }""", [fields(range(5)), fields(after), plain])
    assert result == {"same": True, "blurs": 0, "value": "typed", "selection": [1, 3],
                      "order": [f"f{key}" for key in after]}


@pytest.mark.parametrize("before, after, typed, focused, value", [
    ('value="a"', 'value="a"', "ab", True, "ab"),       # a render in between
    ('value="a"', 'value="b"', "ab", True, "b"),        # the program changed it
    ('value="a"', 'value="a"', "ab", False, "a"),       # left, and the program says otherwise
    ("", "", "ab", False, "ab"),                        # the program says nothing of its value
    ('value="a"', 'value=""', "ab", True, ""),          # emptied
])
@pytest.mark.parametrize("keyed", [True, False])
def test_a_field_keeps_what_was_typed_unless_the_program_changes_it(
        blank, before, after, typed, focused, value, keyed):
    key = 'data-key="k"' if keyed else ""
    got = blank.evaluate("""async ([before, after, typed, focused]) => {
        const { morph } = await import("/runtime/morph.js");
        document.body.innerHTML = '<div id="haru"></div>';
        const root = document.getElementById("haru");
        morph(root, before);
        const field = root.querySelector("input");
        if (focused) field.focus();
        field.value = typed;
        morph(root, after);
        return field.isConnected && field.value;
    }""", [f"<p {key}><input {before}></p>", f"<p {key}><input {after}></p>", typed, focused])
    assert got == value


def test_switches_selects_and_text_areas_show_what_the_program_says(blank):
    got = blank.evaluate("""async () => {
        const { morph } = await import("/runtime/morph.js");
        document.body.innerHTML = '<div id="haru"></div>';
        const root = document.getElementById("haru");
        const html = (on, chosen, note) => `<input type=checkbox ${on ? "checked" : ""}>
            <select><option value=a ${chosen === "a" ? "selected" : ""}>A<option value=b ${chosen === "b" ? "selected" : ""}>B</select>
            <textarea>${note}</textarea>`;
        const [box, list, area] = (morph(root, html(false, "a", "one")), root.children);
        box.checked = true; list.value = "b"; area.value = "typed";
        morph(root, html(false, "a", "one"));
        const refused = [box.checked, list.value, area.value];
        morph(root, html(true, "b", "two"));
        return { refused, said: [box.checked, list.value, area.value], same: box === root.firstElementChild };
    }""")
    assert got == {"refused": [False, "a", "one"], "said": [True, "b", "two"], "same": True}


def test_open_details_scroll_offsets_and_kept_elements_stay(page):
    def html(extra):
        lines = "".join(f'<p data-key="l{n}">{n}</p>' for n in range(80))
        return (f'{extra}<details data-key="d"><summary>s</summary>x{extra}</details>'
                f'<div data-key="s" data-style="height:100px;overflow:auto">{lines}{extra}</div>'
                f'<div data-key="k" data-keep="">{extra}</div>')
    show(page, html(""))
    page.evaluate("""() => {
        document.querySelector("details").open = true;
        document.querySelector("[data-key=s]").scrollTop = 333;
        document.querySelector("[data-keep]").textContent = "drawn by others";
    }""")
    show(page, html("<i>new</i>"))
    assert page.evaluate("document.querySelector('details').open")
    assert page.evaluate("document.querySelector('[data-key=s]').scrollTop") == 333
    assert page.evaluate("document.querySelector('[data-keep]').textContent") == "drawn by others"


def test_a_syllable_in_the_making_is_left_alone(page):
    """A-07: ㅎ, 하, 한, with a change from elsewhere in between; only the whole syllable is told."""
    show(page, '<input data-key="n" data-input="name" value=""><p data-el="other">1</p>')
    page.focus("input")
    session = page.context.new_cdp_session(page)
    for text in ["ㅎ", "하"]:
        session.send("Input.imeSetComposition", {"text": text, "selectionStart": 1, "selectionEnd": 1})
    page.evaluate("globalThis.field = document.querySelector('input')")
    show(page, '<p data-el="other">2</p><input data-key="n" data-input="name" value="from elsewhere">')
    assert page.evaluate("[field.value, field.selectionStart, document.activeElement === field]") == ["하", 1, True]
    session.send("Input.imeSetComposition", {"text": "한", "selectionStart": 1, "selectionEnd": 1})
    assert page.evaluate("fake.messages()") == []
    show(page, '<p data-el="other">3</p><input data-key="n" data-input="name" value="">')
    session.send("Input.insertText", {"text": "한"})
    until(page, "fake.messages().includes('name\\n한')")
    assert page.evaluate("fake.messages()") == ["name\n한"]
    until(page, "document.querySelector('[data-el=other]').textContent === '3'")
    assert page.evaluate("[field.isConnected, field.value, field.selectionStart]") == [True, "한", 1]


def test_ticks_change_text_nodes_only(page):
    show(page, '<p data-key="a"><b data-tick="t1">0:01</b><b data-tick="t1">0:01</b><i data-tick="t2">x</i></p>')
    page.evaluate("""() => {
        globalThis.seen = [];
        new MutationObserver((all) => seen.push(...all.map((each) => each.type)))
            .observe(document.getElementById("haru"), { subtree: true, childList: true, attributes: true, characterData: true });
    }""")
    renders = page.evaluate("haruTest.renders()")
    page.evaluate("fake.ticks('t1\\t0:02\\nmissing\\t9\\nt2\\tx')")
    until(page, "document.querySelector('b').textContent === '0:02'")
    assert page.evaluate("[...document.querySelectorAll('[data-tick]')].map((e) => e.textContent)") == ["0:02", "0:02", "x"]
    assert page.evaluate("seen") == ["characterData", "characterData"]
    assert page.evaluate("haruTest.renders()") == renders
