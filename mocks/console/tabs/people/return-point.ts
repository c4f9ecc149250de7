import * as v from 'valibot';
import { readTabValue, storeTabValue } from '../../tab-storage.ts';

const returnPointSchema = v.object({ email: v.string(), path: v.string(), patientId: v.string() });

/** E-mail of a physician who became one of their patients, and the page that was open. */
export type ReturnPoint = v.InferOutput<typeof returnPointSchema>;

/** Stores the physician and page to return to, for this tab. */
export const storeReturnPoint = (returnPoint: ReturnPoint) =>
  storeTabValue('returnPoint', JSON.stringify(returnPoint));

export const clearReturnPoint = () => storeTabValue('returnPoint', '');

/** Reads the physician and page to return to; null if no physician became a patient in this tab. */
export function readReturnPoint(): ReturnPoint | null {
  try {
    return v.parse(returnPointSchema, JSON.parse(readTabValue('returnPoint')));
  } catch {
    return null;
  }
}
