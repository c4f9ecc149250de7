declare global {
  interface Window {
    /**
     * Fields, buttons and forms that the user has changed, clicked or submitted before the app has
     * started, in order. Filled by the inline script of index.html, which holds clicks and submits
     * back while the list is there.
     */
    earlyInput?: [element: Element, value: string | undefined, checked: boolean | undefined][];
  }
}

/**
 * Sets a field's value unnoticed by React: by the prototype's setter. React overrides the element's
 * own setter, and ignores an input event whose value it has recorded there.
 */
function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/** Reports a text to React that was typed before the app started, and may be reset by now. */
function reportText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const isCaretInside = selectionStart !== null && selectionStart < field.value.length;
  // React records '' as the known value, so that the input event below counts as a change.
  field.value = '';
  setUnnoticed(field, text);
  if (isCaretInside) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Reports to React that a checkbox or radio button was changed before the app started. */
function reportChecked(box: HTMLInputElement, isChecked: boolean): void {
  // React listens to the click, which toggles the box.
  box.checked = !isChecked;
  box.click();
}

/** Reports the value of any field; ignores forms and buttons. */
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
 * Repeats what the user has done before the app has started: reports typed values, then clicks
 * the buttons and submits the forms, once each. Later calls do nothing.
 */
export function releaseEarlyInput(): void {
  const earlyEntries = (window.earlyInput ?? []).filter(([element]) => element.isConnected);
  window.earlyInput = undefined;
  /** Last entry of each element: a field is listed once for each keystroke. */
  const newestEntries = new Map(earlyEntries.map((entry) => [entry[0], entry]));
  for (const [element, value = '', isChecked = false] of newestEntries.values())
    report(element, value, isChecked);
  for (const element of newestEntries.keys()) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    if (element instanceof HTMLButtonElement) element.click();
  }
}
