import { AsYouType } from 'libphonenumber-js/min';
import { phoneDigits, readsAsPhone } from './phone.ts';

/** The US mask, as far as the number has been typed: '5551234567' is shown as '(555) 123-4567', 'ext. 5' as it is. */
export function formatPhone(text: string): string {
  if (!readsAsPhone(text)) return text;
  return new AsYouType('US').input(phoneDigits(text));
}
