import { phoneDigits } from '#domain/phone.ts';
import type { Store } from './store.ts';
import type { Account } from './tables.ts';

/** The account of an e-mail address, however it is capitalized. */
export function accountByEmail({ tables }: Store, email: string): Account | undefined {
  const wanted = email.trim().toLowerCase();
  return tables.accounts.find((account) => account.email.toLowerCase() === wanted);
}

const national = (phone: string) => phoneDigits(phone).replace(/^1(?=\d{10}$)/, '');

/** The same number whether it is written with its country code or without. */
export const isSamePhone = (one: string, other: string) => national(one) === national(other);

/** The account of a phone number, with or without the country's 1. */
export function accountByPhone({ tables }: Store, phone: string): Account | undefined {
  if (phoneDigits(phone) === '') return undefined;
  return tables.accounts.find((account) => isSamePhone(account.phone, phone));
}
