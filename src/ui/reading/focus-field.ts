const focusableSelector = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** Focuses the field with this id, or the first control of a group, clear of the header. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const target = field?.matches(focusableSelector)
    ? field
    : field?.querySelector<HTMLElement>(focusableSelector);
  field?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
