/** Keys that turn the spec lens on and off, as shown and as `aria-keyshortcuts`. */
export const lensKeys = 'Alt+Shift+L';

type Keys = Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey'>;

/** Returns true for Alt+Shift+M, which toggles the panel, in any keyboard layout. */
export const isPanelKey = ({ code, altKey, shiftKey }: Keys) => code === 'KeyM' && altKey && shiftKey;

/** Returns true for the keys of the spec lens, in any keyboard layout. */
export const isLensKey = ({ code, altKey, shiftKey }: Keys) => code === 'KeyL' && altKey && shiftKey;
