/** Returns a phone number with all but the last four digits masked. */
export function maskedPhone(phone: string): string {
  return `(•••) •••-${phone.replace(/\D/g, '').slice(-4)}`;
}
