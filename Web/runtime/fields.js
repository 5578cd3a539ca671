// Form fields: what a person typed is in the element's properties, not in its attributes.

/** @param {Element} element */
export const isField = (element) =>
    element.nodeName === "INPUT" || element.nodeName === "TEXTAREA" || element.nodeName === "SELECT";

const switches = new Set(["checkbox", "radio"]);

/** @param {Element} element */
export const isSwitch = (element) => element.nodeName === "INPUT" && switches.has(element.type);

/** The value HTML gave a field, or null where it gave none. @param {Element} field */
function givenValue(field) {
    switch (field.nodeName) {
        case "TEXTAREA": return field.defaultValue;
        case "SELECT": return [...field.options].find((option) => option.defaultSelected)?.value ?? null;
        default: return field.getAttribute("value");
    }
}

/**
 * Notes a field whose value the program changes with this render.
 * @param {Element} old @param {Element} fresh @param {Set<Element>} changed
 */
export function rememberField(old, fresh, changed) {
    if (givenValue(old) !== givenValue(fresh)) changed.add(old);
}

/**
 * Brings properties in line with attributes. A field that has the focus keeps what was typed unless
 * the program changed the value; the others show what the program says.
 * @param {Element} root @param {Set<Element>} changed
 */
export function syncFields(root, changed) {
    for (const field of root.querySelectorAll("input, textarea, select")) {
        if (isSwitch(field)) {
            field.checked = field.defaultChecked;
            continue;
        }
        if (field.type === "file") continue;
        const given = givenValue(field);
        if (given === null || field.value === given) continue;
        if (field === document.activeElement && !changed.has(field)) continue;
        setValue(field, given);
    }
}

/** Sets the value and leaves the caret where it was. @param {HTMLInputElement} field */
function setValue(field, value) {
    const selects = field === document.activeElement && typeof field.selectionStart === "number";
    const { selectionStart, selectionEnd } = selects ? field : {};
    field.value = value;
    if (selects) field.setSelectionRange(selectionStart, selectionEnd);
}
