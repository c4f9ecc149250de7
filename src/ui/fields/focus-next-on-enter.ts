import type { KeyboardEvent } from 'react';

const fieldSelector = 'input:not([type=hidden], [type=file]), select, textarea';
/** Fields in which Enter neither submits nor moves the focus. */
const choiceSelector = '[type=radio], [type=checkbox], [type=range]';

/**
 * Moves focus to the next field on Enter in a one-line field, for a form that only its button saves
 * (decision 58). Ignores keys that a menu has handled, text areas and buttons.
 */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  const controls = [...form.elements].filter((control) => control instanceof HTMLElement);
  // React sends keys of a dialog in the form's tree here, too; its fields are not the form's.
  const index = target instanceof HTMLElement ? controls.indexOf(target) : -1;
  const field = controls[index];
  if (!field?.matches(fieldSelector) || field.matches('textarea')) return;
  event.preventDefault();
  if (field.matches(choiceSelector)) return;
  // Tries each: a hidden or disabled field does not take the focus.
  controls.slice(index + 1).find((control) => {
    if (control.matches(fieldSelector)) control.focus();
    return control === document.activeElement;
  });
}
