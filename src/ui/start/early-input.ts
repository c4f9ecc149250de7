declare global {
  interface Window {
    /**
     * Elements that the user has typed into or pressed before the app has started, in order, each
     * with its value and its checked state. Filled by the inline script of index.html, which holds
     * submits and presses of buttons back while the list is there.
     */
    earlyInput?: [element: Element, value: string | undefined, checked: boolean | undefined][];
  }
}

/** Sets a field's value. React's own setter, on the element itself, would record it as known. */
function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/** Tells React of a text that was typed before it knew the field, and may be reset by now. */
function reportText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const isCaretInside = selectionStart !== null && selectionStart < field.value.length;
  field.value = '';
  setUnnoticed(field, text);
  if (isCaretInside) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Tells React of a box that was checked, or a radio button that was chosen, before it knew it. */
function reportChecked(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

function report(element: Element, value: string, isChecked: boolean): void {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    reportChecked(element, isChecked);
  else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    reportText(element, value);
  else if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Repeats what the user has done before the app has started: reports typed values, then presses
 * the buttons and submits the forms that were held back. Later calls do nothing.
 */
export function releaseEarlyInput(): void {
  const early = (window.earlyInput ?? []).filter(([element]) => element.isConnected);
  window.earlyInput = undefined;
  const newest = new Map(early.map((entry) => [entry[0], entry]));
  for (const [element, value = '', isChecked = false] of newest.values()) report(element, value, isChecked);
  for (const element of newest.keys()) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    if (element instanceof HTMLButtonElement) element.click();
  }
}
