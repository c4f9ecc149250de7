import type { KeyboardEvent } from 'react';

const fields = 'input:not([type=hidden], [type=file]), select, textarea';
const withoutText = '[type=radio], [type=checkbox], [type=range]';

/**
 * Enter in a one-line field goes on to the next field instead of submitting, for a form that only its button saves
 * (decision 58). A key that a menu has used, a text of several lines and the buttons are left alone.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  const controls = [...form.elements] as HTMLElement[];
  // A dialog that React draws inside the form sends its keys through here as well: its fields are not the form's.
  const place = controls.indexOf(target as HTMLElement);
  const field = controls[place];
  if (!field?.matches(fields) || field.matches('textarea')) return;
  event.preventDefault();
  if (field.matches(withoutText)) return;
  // One that is hidden or disabled does not take the focus.
  controls.slice(place + 1).find((control) => {
    if (control.matches(fields)) control.focus();
    return control === document.activeElement;
  });
}
