/** Keys that move the focus to the next seat, as shown and as `aria-keyshortcuts`. */
export const nextSeatKeys = 'Alt+Shift+S';

/** Returns true for the keys that move the focus to the next seat, in any keyboard layout. */
export const isNextSeatKey = ({ code, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) =>
  code === 'KeyS' && altKey && shiftKey && !ctrlKey && !metaKey;
