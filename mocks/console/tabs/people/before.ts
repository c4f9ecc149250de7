import * as v from 'valibot';
import { readTabValue, storeTabValue } from '../../tab-storage.ts';

const beforeSchema = v.object({ email: v.string(), path: v.string(), patientId: v.string() });

/** E-mail of a physician who became one of their patients, and the page that was open. */
export type Before = v.InferOutput<typeof beforeSchema>;

/** Stores the physician and page to return to, for this tab. */
export const storeBefore = (before: Before) => storeTabValue('before', JSON.stringify(before));

export const forgetBefore = () => storeTabValue('before', '');

/** Reads the physician and page to return to; null if no physician became a patient in this tab. */
export function readBefore(): Before | null {
  try {
    return v.parse(beforeSchema, JSON.parse(readTabValue('before')));
  } catch {
    return null;
  }
}
