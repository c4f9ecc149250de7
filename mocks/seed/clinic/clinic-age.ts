import type { Account } from '#mocks/store/tables.ts';

/** The year in which the seeded people are as old as they seem: counted from the clock, they would change every year. */
const SEED_YEAR = 2026;

export const birthYear = ({ dob }: Pick<Account, 'dob'>) => Number(dob.slice(-4));

/** How old a seeded patient is. */
export const ageOf = (account: Pick<Account, 'dob'>) => SEED_YEAR - birthYear(account);
