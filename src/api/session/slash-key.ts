import { localText } from './stored-text.ts';

/** Choice of this device: 'off', or nothing for on. */
const storedChoice = localText('slashKey');

/**
 * Returns false if the user has turned the `/` key off on this device. A key without Ctrl hinders
 * speech input, so it must be possible to turn it off (WCAG 2.2, 2.1.4).
 */
export const isSlashKeyOn = (): boolean => storedChoice.read() !== 'off';

/** Turns the `/` key on or off on this device. */
export function setSlashKey(isOn: boolean): void {
  if (isOn) storedChoice.remove();
  else storedChoice.write('off');
}
