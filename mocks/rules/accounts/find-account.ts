import { phoneDigits } from '#domain/values/phone.ts';
import { demoAccounts } from '#mocks/seed/demo/demo-accounts.ts';
import { quote } from '#mocks/store/quote.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';

/** Returns the account of an e-mail address, ignoring case. */
export function findAccountByEmail({ tables }: Store, email: string): Account | undefined {
  const normalizedEmail = email.trim().toLowerCase();
  return tables.accounts.find((account) => account.email.toLowerCase() === normalizedEmail);
}

/** Returns the account of an e-mail. @throws Error that lists the demo accounts if there is none */
export function requireAccountByEmail(store: Store, email: string): Account {
  const account = findAccountByEmail(store, email);
  if (account) return account;
  const existingDemoAccounts = demoAccounts.filter((demoAccount) =>
    findAccountByEmail(store, demoAccount.email),
  );
  throw new Error(
    `There is no account ${quote(email)} in this scenario. Known are: ${existingDemoAccounts.map((demoAccount) => demoAccount.email).join(', ')}.`,
  );
}

const toNationalNumber = (phone: string) => phoneDigits(phone).replace(/^1(?=\d{10}$)/, '');

/** Returns true if two numbers are equal apart from the country code. */
export const isSamePhone = (one: string, other: string) => toNationalNumber(one) === toNationalNumber(other);

/** Returns the account of a phone number, with or without the country code 1. */
export function findAccountByPhone({ tables }: Store, phone: string): Account | undefined {
  // Invited patients have no phone: an empty number would find one of them.
  if (phoneDigits(phone) === '') return undefined;
  return tables.accounts.find((account) => isSamePhone(account.phone, phone));
}
