import type { Act } from '../step.ts';
import { createSampleFile } from './sample-file.ts';

/** Focuses an element as a click does: a ring, or a hint for the keyboard, is not shown. */
function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus({ focusVisible: false });
}

/** Clicks an element with the events of a pointer, which menus and lists listen to. */
function click(element: Element): void {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const init = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
  const isFocusKept = !element.dispatchEvent(new MouseEvent('mousedown', init));
  if (!isFocusKept) focus(element.closest('button, a[href], input, select, textarea, [tabindex]') ?? element);
  element.dispatchEvent(new PointerEvent('pointerup', init));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', init));
}

/** Sets the value of a field as typing does, so that React notices. */
function type(field: Element, value: string): void {
  focus(field);
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function choose(select: Element, value: string): void {
  if (!(select instanceof HTMLSelectElement)) return;
  focus(select);
  const option = [...select.options].find(({ label }) => label === value);
  if (!option) throw new Error(`has no option “${value}”`);
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses a key; Enter in a field submits its form, as in a browser. */
function press(element: Element, key: string): void {
  focus(element);
  const init = { key, code: key, bubbles: true, cancelable: true, composed: true };
  const isHandled = !element.dispatchEvent(new KeyboardEvent('keydown', init));
  element.dispatchEvent(new KeyboardEvent('keyup', init));
  if (isHandled || key !== 'Enter' || !(element instanceof HTMLInputElement)) return;
  const submitter = element.form?.querySelector<HTMLButtonElement>('[type=submit], button:not([type])');
  if (submitter) submitter.click();
  else element.form?.requestSubmit();
}

async function attach(input: Element, { name, type: fileType, size }: Extract<Act, { kind: 'file' }>) {
  if (!(input instanceof HTMLInputElement)) return;
  const transfer = new DataTransfer();
  transfer.items.add(await createSampleFile(name, fileType, size));
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Act of the user on an element. */
export type ElementAct = Extract<Act, { on: unknown }>;

/**
 * Repeats an act of the user.
 * @param value text to type, where the act names only its source
 * @throws Error with the reason, to be appended to the element's name
 */
export async function actOnElement(element: Element, act: ElementAct, value: string): Promise<void> {
  if (act.kind === 'click') click(element);
  // A flow of the DevTools Recorder has the same step for fields and lists.
  else if (act.kind === 'type' && element instanceof HTMLSelectElement) choose(element, value);
  else if (act.kind === 'type') type(element, value);
  else if (act.kind === 'choose') choose(element, act.value);
  else if (act.kind === 'press') press(element, act.key);
  else if (act.kind === 'file') await attach(element, act);
  else if (element instanceof HTMLInputElement && element.checked !== act.isChecked) element.click();
}
