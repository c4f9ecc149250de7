import { phoneDigits, readsAsPhone } from './phone.ts';

/** Country code, if typed, and a whole or partial number; area codes begin with 2 to 9. */
const usNumberPattern = /^(1?)([2-9]\d{2})(\d{0,3})(\d{0,4})$/;

/**
 * Masks a full or partial US number: '5551234567' as '(555) 123-4567' (decision 34). Digits that
 * begin no US number keep their order without punctuation. 'ext. 5' is unchanged. A file apart from
 * phone.ts, which the first page has.
 */
export function formatPhone(text: string): string {
  if (!readsAsPhone(text)) return text;
  const digits = phoneDigits(text);
  const [, country, area, exchange, line] = usNumberPattern.exec(digits) ?? [];
  if (!area) return digits.replace(/^1(?=[2-9])/, '1 ');
  return `${country ? '1 ' : ''}(${area})${exchange && ` ${exchange}`}${line && `-${line}`}`;
}
