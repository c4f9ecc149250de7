import { phoneDigits } from '#domain/values/phone.ts';
import { personas } from '#mocks/seed/demo-accounts.ts';
import { quoted } from '#mocks/store/quoted.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';

/** The account of an e-mail address, however it is capitalized. */
export function accountByEmail({ tables }: Store, email: string): Account | undefined {
  const wanted = email.trim().toLowerCase();
  return tables.accounts.find((account) => account.email.toLowerCase() === wanted);
}

/** As `accountByEmail`. @throws Error that names the demo accounts when there is none */
export function namedAccount(store: Store, email: string): Account {
  const account = accountByEmail(store, email);
  if (account) return account;
  const known = personas.filter((persona) => accountByEmail(store, persona.email));
  throw new Error(
    `There is no account ${quoted(email)} in this scenario. Known are: ${known.map((persona) => persona.email).join(', ')}.`,
  );
}

const national = (phone: string) => phoneDigits(phone).replace(/^1(?=\d{10}$)/, '');

/** The same number whether it is written with its country code or without. */
export const isSamePhone = (one: string, other: string) => national(one) === national(other);

/** The account of a phone number, with or without the country's 1. */
export function accountByPhone({ tables }: Store, phone: string): Account | undefined {
  if (phoneDigits(phone) === '') return undefined;
  return tables.accounts.find((account) => isSamePhone(account.phone, phone));
}
