import { localText } from './stored-text.ts';

const choice = localText('slashKey');

/**
 * Returns false if the user has turned the `/` key off on this device. A key without Ctrl hinders
 * speech input, so it must be possible to turn it off (WCAG 2.2, 2.1.4).
 */
export const isSlashKeyOn = (): boolean => choice.read() !== 'off';

/** Turns the `/` key on or off on this device. */
export function setSlashKey(isOn: boolean): void {
  if (isOn) choice.remove();
  else choice.write('off');
}
