import { replacePassword } from '#mocks/redaction/replace-password.ts';
import { describeElement, toolsSelector } from '../elements.ts';
import type { Act } from '../step.ts';
import { isSecretField } from './secret-fields.ts';

/** Elements that a click means, around the picture or text that the pointer met. */
const controlSelector =
  'button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=option], [role=menuitem], [role=switch], [role=checkbox], [role=radio], [role=slider], [role=combobox]';

const pressedKeys: ReadonlySet<string> = new Set([
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'button', 'submit', 'range'].includes(element.type));

const isChoice = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(element.type);

/** Reads a click. Clicks on a choice or its label are read from its change. */
function readClick(event: MouseEvent, target: Element): Act | null {
  // Enter in a field makes the browser click the form's button; the key is the step.
  if (event.detail === 0 && document.activeElement && isTextField(document.activeElement)) return null;
  const label = target.closest('label');
  if (isChoice(target) || label?.control) return null;
  const control = target.closest(controlSelector);
  if (control instanceof HTMLSelectElement) return null;
  if (!control && target === document.body) return null;
  return { kind: 'click', on: describeElement(control ?? target) };
}

function readKey(event: KeyboardEvent, target: Element): Act | null {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.isComposing;
  if (!pressedKeys.has(event.key) || hasModifier) return null;
  // In a field, these keys only move the caret; on a button or a link, Enter is a click.
  const opensList = target.getAttribute('role') === 'combobox' || target.ariaHasPopup !== null;
  if (isTextField(target) && !opensList && !['Enter', 'Escape'].includes(event.key)) return null;
  if (target instanceof HTMLTextAreaElement && event.key === 'Enter') return null;
  if (event.key === 'Enter' && target.closest('button, a[href], summary')) return null;
  return { kind: 'press', on: describeElement(target), key: event.key };
}

function readChange(target: Element): Act | null {
  if (target instanceof HTMLSelectElement) {
    const value = [...target.selectedOptions].map(({ label }) => label).join(', ');
    return { kind: 'choose', on: describeElement(target), value };
  }
  if (!isChoice(target)) return null;
  const on = describeElement(target);
  if (target.type !== 'file') return { kind: 'check', on, isChecked: target.checked };
  const [file] = target.files ?? [];
  return file ? { kind: 'file', on, name: file.name, type: file.type, size: file.size } : null;
}

/**
 * Reads the user's act from an event; null for an event that is none, or is in the mock's tools.
 * @param salt random text for the stand-ins of passwords
 */
export function readAct(event: Event, salt: string): Act | null {
  // Not the path: it is empty for an event that came before the recorder.
  const { target } = event;
  if (!(target instanceof Element) || target.closest(toolsSelector)) return null;
  if (event.type === 'change') return readChange(target);
  if (event.type === 'input' && isTextField(target)) {
    const on = describeElement(target);
    if (!isSecretField(target)) return { kind: 'type', on, value: target.value };
    return { kind: 'type', on, value: replacePassword(target.value, salt), isSecret: true };
  }
  if (event instanceof KeyboardEvent && event.type === 'keydown') return readKey(event, target);
  return event instanceof MouseEvent && event.type === 'click' ? readClick(event, target) : null;
}
