import type * as v from 'valibot';
import { runSchema, withRecovery } from './tolerating.ts';

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
  withRecovery<v.GenericSchema<Input, Output | Read>>(contract, (value, config) =>
    runSchema(reading, value, config),
  );
