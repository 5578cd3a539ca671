"""Presses, swipes, drags, wheels and keys, as a person makes them."""

import pytest

from conftest import heard, messages, show, start, until

MENU = '<button id="tile" data-click="run" data-menu="menu" data-style="width:200px;height:200px">tile</button>'


def centre(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_click_is_one_message(page):
    show(page, MENU)
    page.click("#tile")
    heard(page, "run")
    assert messages(page) == ["run"]


def test_a_long_press_opens_the_menu_and_does_not_click(page):
    show(page, MENU)
    x, y = centre(page, "#tile")
    page.mouse.move(x, y)
    page.mouse.down()
    heard(page, f"menu\n{round(x)} {round(y)}")
    page.mouse.up()
    page.click("#tile")
    heard(page, "run")
    assert messages(page) == [f"menu\n{round(x)} {round(y)}", "run"]


def test_a_finger_that_moves_on_opens_no_menu(page):
    show(page, MENU)
    page.mouse.move(60, 60)
    page.mouse.down()
    page.mouse.move(60, 69)
    # A timer that was set later and runs as long ends after the one that must not have been left.
    page.evaluate("new Promise((done) => setTimeout(done, 450))")
    assert messages(page) == []
    page.mouse.up()


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_keys_open_the_menu(page, key):
    show(page, MENU)
    page.focus("#tile")
    page.keyboard.press(key)
    x, y = centre(page, "#tile")
    heard(page, f"menu\n{round(x)} {round(y)}")
    assert len(messages(page)) == 1


def test_a_right_click_opens_the_menu(page):
    show(page, MENU)
    page.click("#tile", button="right", position={"x": 10, "y": 10})
    until(page, "fake.messages().length === 1")
    assert messages(page)[0].startswith("menu\n")


def touch(page, steps, hold=lambda: None):
    """A finger along `steps`, lifted at the last."""
    session = page.context.new_cdp_session(page)
    points = lambda at: [] if at is None else [{"x": at[0], "y": at[1]}]
    for kind, at in [("touchStart", steps[0])] + [("touchMove", step) for step in steps[1:]]:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points(at)})
    hold()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.fixture
def phone(profile):
    return start(profile(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}))


@pytest.mark.parametrize("end, said", [(60, "page\nleft"), (340, "page\nright")])
def test_a_swipe_says_where_to(phone, end, said):
    show(phone, '<main data-swipe="page" data-style="display:block;height:400px">x</main>')
    touch(phone, [(200, 100), ((200 + end) / 2, 102), (end, 104)])
    heard(phone, said)


def test_a_sheet_is_swiped_down(phone):
    show(phone, '<dialog data-modal data-close="close" class="sheet"><p data-style="height:300px">x</p></dialog>')
    box = phone.locator("dialog").bounding_box()
    x, y = box["x"] + 100, box["y"] + 20
    touch(phone, [(x, y), (x, y + 40), (x, y + 140)])
    heard(phone, "close")
    assert phone.evaluate("document.querySelector('dialog').style.translate") == ""


def cells(keys, drop):
    return f'<div data-drop="{drop}" data-style="display:grid;grid-template-columns:repeat(3,100px);padding:20px">' + "".join(
        f'<button data-drag="drag" data-key="{key}" data-click="run {key}" data-style="height:100px">{key}</button>'
        for key in keys) + "</div>"


def drag_screen(page):
    show(page, cells("abcdef", "top") + cells("xyz", "bottom"))


def test_a_drag_tells_where_it_is_and_where_it_ends(page):
    drag_screen(page)
    page.mouse.move(*centre(page, "[data-key=a]"))
    page.mouse.down()
    page.mouse.move(*centre(page, "[data-key=b]"), steps=4)
    cx, cy = centre(page, "[data-key=c]")
    page.mouse.move(cx + 20, cy, steps=4)
    heard(page, "drag over a\ntop 2")
    # The item stays under the pointer, wherever the program redraws it.
    show(page, cells("bcadef", "top") + cells("xyz", "bottom"))
    x, y = centre(page, "[data-key=a]")
    assert abs(x - cx - 20) < 2 and abs(y - cy) < 2
    page.mouse.move(*centre(page, "[data-key=y]"), steps=6)
    page.mouse.up()
    until(page, "fake.messages().at(-1).startsWith('drag drop a')")
    said = messages(page)
    assert said[0] == "drag lift a" and said[-1] == said[-2].replace("over", "drop")
    assert said[-1].startswith("drag drop a\nbottom ")
    assert not any(each.startswith("run") for each in said)
    assert page.evaluate("document.querySelector('[data-key=a]').style.translate") == ""


def test_escape_cancels_a_drag(page):
    drag_screen(page)
    page.mouse.move(*centre(page, "[data-key=a]"))
    page.mouse.down()
    page.mouse.move(*centre(page, "[data-key=c]"), steps=4)
    page.keyboard.press("Escape")
    heard(page, "drag cancel a")
    page.mouse.up()
    page.click("[data-key=b]")
    heard(page, "run b")
    assert not any(each.startswith("drag drop") or each == "run a" for each in messages(page))


def test_holding_still_lifts_after_a_moment(page):
    drag_screen(page)
    page.mouse.move(*centre(page, "[data-key=d]"))
    page.mouse.down()
    heard(page, "drag lift d")
    page.mouse.up()
    heard(page, "drag drop d\ntop 3")


def test_a_short_press_on_an_item_is_a_click(page):
    drag_screen(page)
    page.click("[data-key=d]")
    heard(page, "run d")
    assert messages(page) == ["run d"]


def test_the_page_scrolls_while_dragging_at_its_edge(page):
    show(page, cells("abc", "top") + '<p data-style="height:3000px"></p>')
    page.mouse.move(*centre(page, "[data-key=a]"))
    page.mouse.down()
    page.mouse.move(200, 400, steps=4)
    page.mouse.move(200, 695, steps=4)
    until(page, "scrollY > 200")
    page.mouse.up()


def test_a_drag_by_keyboard(page):
    drag_screen(page)
    page.focus("[data-key=b]")
    for key in ["Space", "ArrowRight", "ArrowDown", "ArrowDown", "Space", "f"]:
        page.keyboard.press(key)
    until(page, "fake.messages().length === 6")
    assert messages(page) == ["drag lift b", "drag over b\ntop 2", "drag over b\ntop 5",
                              "drag over b\nbottom 0", "drag drop b\nbottom 0", "drag toggle b"]
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    heard(page, "drag cancel b")


def wheel(selected):
    lines = "".join(f"<div>{minute:02}</div>" for minute in range(60))
    return (f'<div class="wheel"><div class="wheel-col" tabindex="0" data-wheel="minute" data-selected="{selected}">'
            f"{lines}</div></div>")


def test_a_wheel_stands_where_the_program_says_and_tells_where_it_goes(page):
    show(page, wheel(30))
    column = "document.querySelector('[data-wheel]')"
    assert page.evaluate(f"{column}.scrollTop") == 1200
    assert messages(page) == []
    page.evaluate(f"{column}.scrollTop = 1280")
    heard(page, "minute\n32")
    show(page, wheel(32))
    show(page, wheel(5))
    until(page, f"{column}.scrollTop === 200")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert messages(page) == ["minute\n32"]


@pytest.mark.parametrize("keys, index", [
    (["ArrowDown"], 31), (["ArrowUp"], 29), (["PageDown"], 35), (["End"], 59), (["Home"], 0),
    (["4", "5"], 45), (["7", "5"], 5),
])
def test_a_wheel_turns_by_keys(page, keys, index):
    show(page, wheel(30))
    page.focus("[data-wheel]")
    for key in keys:
        page.keyboard.press(key)
    heard(page, f"minute\n{index}")


def test_a_wheel_still_coasting_has_told_the_row_nearest_the_centre(page):
    """A-115: what is told and what is seen are the same at any instant."""
    show(page, wheel(10))
    column = "document.querySelector('[data-wheel]')"
    page.evaluate(f"{column}.scrollTo({{ top: 1600, behavior: 'smooth' }})")
    until(page, f"{column}.scrollTop > 500")
    told, nearest = page.evaluate(f"""new Promise((done) => requestAnimationFrame(() => setTimeout(() =>
        done([fake.messages().at(-1), Math.round({column}.scrollTop / 40)]))))""")
    assert told == f"minute\n{nearest}"


def test_arrows_move_the_focus_by_cell(page):
    buttons = "".join(f'<button data-key="{n}">{n}</button>' for n in range(6))
    show(page, f'<div data-grid data-style="display:grid;grid-template-columns:repeat(3,90px)">{buttons}</div>')
    page.focus("[data-key='0']")
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"]:
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.key") == "0"
    assert page.evaluate("fake.events('key')") == [
        {"type": "key", "key": "ArrowLeft", "meta": False, "shift": False}]


def test_keys_are_told_while_no_field_has_the_focus(page):
    show(page, '<input data-input="x">')
    page.keyboard.press("n")
    page.keyboard.press("Control+,")
    page.focus("input")
    page.keyboard.press("t")
    heard(page, "x\nt")
    assert [(e["key"], e["meta"]) for e in page.evaluate("fake.events('key')")] == [("n", False), (",", True)]


def test_fields_and_forms_tell_their_values(page):
    show(page, '''<form data-submit="save"><input id="name" data-input="name"><textarea data-input="note"></textarea>
        <input type="checkbox" data-change="all"><select data-change="kind"><option>a<option>b</select></form>''')
    page.fill("#name", "독서")
    page.check("[type=checkbox]")
    page.uncheck("[type=checkbox]")
    page.select_option("select", "b")
    page.press("#name", "Enter")
    page.press("textarea", "Enter")
    heard(page, "note\n\n")
    assert messages(page) == ["name\n독서", "all\non", "all\noff", "kind\nb", "save", "note\n\n"]
