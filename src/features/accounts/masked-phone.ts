import { phoneDigits } from '#domain/phone.ts';

/** A phone number that only its owner recognizes: the last four digits. */
export function maskedPhone(phone: string): string {
  const digits = phoneDigits(phone);
  return `(•••) •••-${digits.slice(-4)}`;
}
