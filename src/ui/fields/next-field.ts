import type { KeyboardEvent } from 'react';

const fields = 'input:not([type=hidden], [type=file]), select, textarea';
const withoutText = '[type=radio], [type=checkbox], [type=range]';

/**
 * Moves focus to the next field on Enter in a one-line field, for a form that only its button saves
 * (decision 58). Ignores keys that a menu has handled, text areas and buttons.
 */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  const controls = [...form.elements].filter((control) => control instanceof HTMLElement);
  // React sends keys of a dialog in the form's tree here, too; its fields are not the form's.
  const place = target instanceof HTMLElement ? controls.indexOf(target) : -1;
  const field = controls[place];
  if (!field?.matches(fields) || field.matches('textarea')) return;
  event.preventDefault();
  if (field.matches(withoutText)) return;
  // A hidden or disabled field does not take focus.
  controls.slice(place + 1).find((control) => {
    if (control.matches(fields)) control.focus();
    return control === document.activeElement;
  });
}
