import { AsYouType } from 'libphonenumber-js/min';

/** The digits of a phone number however it is written; '' for none. A stored '+1 …' keeps its leading 1. */
export function phoneDigits(text: string | null | undefined): string {
  return (text ?? '').replace(/\D/g, '');
}

/** Only a leading 1 demands exactly 11 digits (decision 34; intake §5, accounts §5). */
export function isValidPhone(text: string): boolean {
  const digits = phoneDigits(text);
  return !digits.startsWith('1') || digits.length === 11;
}

/** The US mask, as far as the number has been typed: '5551234567' is shown as '(555) 123-4567'. */
export function formatPhone(text: string): string {
  return new AsYouType('US').input(phoneDigits(text));
}
