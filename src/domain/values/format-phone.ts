import { AsYouType } from 'libphonenumber-js/min';
import { phoneDigits, readsAsPhone } from './phone.ts';

/**
 * Masks a full or partial US number: '5551234567' as '(555) 123-4567'. 'ext. 5' is unchanged. Apart
 * from phone.ts, whose users need no libphonenumber.
 */
export function formatPhone(text: string): string {
  if (!readsAsPhone(text)) return text;
  return new AsYouType('US').input(phoneDigits(text));
}
