import { formatDay, toWireDate } from './values/dates.ts';

/** What tells somebody on paper from others of their name; '' where no birth date is known. */
export const bornOn = (dob: string | null | undefined): string => (dob ? `Born ${toWireDate(dob)}` : '');

/** The day on which a record goes to paper. */
export const printedOn = (): string => `Printed ${formatDay(new Date())}`;
