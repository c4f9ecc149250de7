import { formatDay, toWireDate } from './values/dates.ts';

/** Returns the birth date that tells patients of one name apart on paper; '' if it is unknown. */
export const formatBirthDateLine = (dob: string | null | undefined): string =>
  dob ? `Born ${toWireDate(dob)}` : '';

/** Returns the line with the date of printing. */
export const formatPrintDateLine = (): string => `Printed ${formatDay(new Date())}`;
