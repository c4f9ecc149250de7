import type * as v from 'valibot';
import type { Tolerances } from './tolerance.ts';
import { withRecovery } from './tolerating.ts';

/**
 * Adds the contract's limits to a reply's value. Strict parsing and the API document have them; a
 * value beyond them is still read, and reported as a drift.
 * @param contract schema of the same value in a request
 * @param reading schema that reads every other value
 */
export const strictly = <Input, Output, Read>(
  contract: v.GenericSchema<Input, Output>,
  reading: v.GenericSchema<unknown, Read>,
): v.GenericSchema<Input, Output | Read> =>
  withRecovery<v.GenericSchema<Input, Output | Read>>(contract, reading);

/** Descriptions for docs/integrating.md. */
export const limitTolerances: Tolerances = {
  strictly: {
    contract: 'a value within limits: a date’s format, a length, a pattern, a range, a number of items',
    values:
      'any other text, number or list of that kind: `"1986-04-28"`, a SQL date without a zone, a name of 300 characters; not a count below 0, nor such a date of a check-up',
    meaning: 'itself; a day in any unambiguous format is shown as MM-DD-YYYY',
  },
};
