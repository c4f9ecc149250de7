import { call } from '#api/client/call.ts';
import type { Answer } from '#api/client/client.ts';
import type { InputOf } from '#api/contract/endpoint.ts';
import { createShoops, sendShoop, updateShoop } from '#api/endpoints/physician-shoops.ts';
import type { Answers } from '#domain/questions/question.ts';
import { cannabinoidName } from '#domain/shoops/cannabinoids.ts';
import { type FormMedicine, medicinesToSave } from '#domain/shoops/form-medicine.ts';
import { type MedicinePayload, payloadOf } from '#domain/shoops/payload.ts';

/** A medicine that is saved or sent. */
export interface SentMedicine {
  /** As the form holds it, or would hold it. */
  readonly row: FormMedicine;
  readonly payload: MedicinePayload;
  /** Id of the sent Shoop that a new medicine repeats (decision 97). */
  readonly copyOf?: string;
}

/** What one press saves as drafts or sends: one call, one recommendation (decision 82). */
export interface Errand {
  readonly isReady: boolean;
  /** A part of what was sent: the rest of it is there. */
  readonly isPart?: boolean;
  /** The drafts before what is new. */
  readonly medicines: readonly SentMedicine[];
}

/** Shoops that were there before a call: a later one came of the call. */
export interface Before {
  /** The ids that were there; null where they are not known. */
  readonly ids: ReadonlySet<string> | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An errand with the Shoops that were there before it went. */
export interface Sent extends Errand {
  readonly before: Before;
}

/** Outcome of a sending that surprises: something was changed while it went, or since its answer was lost. */
export interface News {
  readonly changed: 'meanwhile' | 'since';
  readonly isReady: boolean;
}

/** The call by which an errand goes. */
export interface ShoopCall {
  readonly endpoint: typeof createShoops | typeof updateShoop | typeof sendShoop;
  readonly input: InputOf<typeof createShoops> | InputOf<typeof updateShoop> | InputOf<typeof sendShoop>;
  /** @throws ApiError as every call does */
  call(): Promise<Answer<null>>;
}

const callBy = <E extends ShoopCall['endpoint']>(endpoint: E, input: InputOf<E>): ShoopCall =>
  ({ endpoint, input, call: () => call(endpoint, input) }) as ShoopCall;

/** What is to be saved of a form's medicines. @param rows that break no rule */
export function errandOf(rows: readonly FormMedicine[], patientId: string, isReady: boolean): Errand {
  const medicines = medicinesToSave(rows).map(({ row }) => ({ row, payload: payloadOf(row, patientId) }));
  const isDraft = ({ payload }: SentMedicine) => payload.shoopId !== undefined;
  return {
    isReady,
    medicines: [...medicines.filter(isDraft), ...medicines.filter((one) => !isDraft(one))],
  };
}

/** By PUT where the first is a draft, a draft alone as an object; else by POST (physician §7, decision 82). */
export function callOf({ isReady, medicines }: Errand): ShoopCall {
  const shoop = medicines.map(({ payload }) => payload);
  const [first, ...others] = shoop;
  if (first?.shoopId === undefined) return callBy(createShoops, { body: { isReady, shoop } });
  return callBy(updateShoop, { body: { isReady, shoop: others.length > 0 ? shoop : first } });
}

/** The call of a draft that is sent as it is (physician §4). */
export const callAsItIs = (shoopId: string): ShoopCall => callBy(sendShoop, { body: { shoopId } });

export const payloadsOf = ({ medicines }: Errand): MedicinePayload[] =>
  medicines.map(({ payload }) => payload);
export const answersOf = ({ medicines }: Errand): Answers[] => medicines.map(({ row }) => row);

/** Whether an errand repeats medicines that the patient has already. */
export const isTogether = ({ medicines }: Errand): boolean =>
  medicines.some(({ copyOf }) => copyOf !== undefined);

/** Returns an errand without the medicines that it repeats. */
export const withoutCopies = (errand: Errand): Errand => ({
  ...errand,
  medicines: errand.medicines.filter(({ copyOf }) => copyOf === undefined),
});

/** What a medicine of a form is called: its cannabinoid, else its place, counted from 0. */
export const nameOf = ({ targetCannabinoid }: Answers, place: number): string =>
  cannabinoidName(String(targetCannabinoid ?? '')) || `medicine ${place + 1}`;
