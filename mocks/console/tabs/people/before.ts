import * as v from 'valibot';
import { readTabValue, storeTabValue } from '../../tab-storage.ts';

const beforeSchema = v.object({ email: v.string(), path: v.string(), patientId: v.string() });

/** Physician who became one of their patients, and the page that was open. */
export type Before = v.InferOutput<typeof beforeSchema>;

/** Keeps for this tab who to go back to. */
export const storeBefore = (before: Before) => storeTabValue('before', JSON.stringify(before));

export const forgetBefore = () => storeTabValue('before', '');

/** Reads who to go back to; null when a physician has not become a patient in this tab. */
export function readBefore(): Before | null {
  try {
    return v.parse(beforeSchema, JSON.parse(readTabValue('before')));
  } catch {
    return null;
  }
}
