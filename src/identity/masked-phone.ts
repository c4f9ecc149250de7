/** A phone number that only its owner recognizes: the last four digits. */
export function maskedPhone(phone: string): string {
  return `(•••) •••-${phone.replace(/\D/g, '').slice(-4)}`;
}
