import * as v from 'valibot';
import { shoopMessages } from '../messages.ts';
import { frequencies } from './options.ts';

/**
 * Amount of a dose on the wire. The schema cannot limit the decimals: 0.1 is no exact binary
 * fraction. Nine digits before the point are the most that `readAmount` takes.
 */
export const amountSchema = v.pipe(v.number(), v.gtValue(0, shoopMessages.amount), v.ltValue(1e9));

/** Number of doses a day, or of hours between them, on the wire. */
export const frequencySchema = v.picklist(frequencies.map(({ value }) => Number(value)));
