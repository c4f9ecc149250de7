import type { Account } from '#mocks/store/tables.ts';

/** Fixed year for ages: by the clock, the seeded patients would change every year. */
const referenceYear = 2026;

export const getBirthYear = ({ dob }: Pick<Account, 'dob'>) => Number(dob.slice(-4));

/** Returns a seeded patient's age in years. */
export const getAge = (account: Pick<Account, 'dob'>) => referenceYear - getBirthYear(account);
