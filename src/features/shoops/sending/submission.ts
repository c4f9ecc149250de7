import { call } from '#api/client/call.ts';
import type { Answer } from '#api/client/client.ts';
import type { InputOf } from '#api/contract/endpoint.ts';
import { createShoops, sendShoop, updateShoop } from '#api/endpoints/physician-shoops.ts';
import type { Answers } from '#domain/questions/question.ts';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { type FormMedicine, medicinesToSave } from '#domain/shoops/medicine/form-medicine.ts';
import { type MedicinePayload, payloadOf } from '#domain/shoops/payload.ts';

/** Medicine that is saved or sent. */
export interface SentMedicine {
  /** Row as the form has it, or would have it. */
  readonly row: FormMedicine;
  readonly payload: MedicinePayload;
  /** Id of the sent Shoop that this new medicine repeats (decision 97). */
  readonly copyOf?: string;
}

/** Medicines that one click saves or sends: one call, one recommendation (decision 82). */
export interface Submission {
  /** True to send the medicines, false to save them as drafts. */
  readonly isReady: boolean;
  /** True if the rest of the original submission is stored already. */
  readonly isPart?: boolean;
  /** Medicines to send, drafts first. */
  readonly medicines: readonly SentMedicine[];
}

/** Shoops that existed before a call, to tell the ones that the call made. */
export interface ShoopsBefore {
  /** Ids of those Shoops; null if unknown. */
  readonly ids: ReadonlySet<string> | null;
  /** Time of the snapshot, in ms since 1970. */
  readonly at: number;
}

/** Submission with the Shoops that existed before it was sent. */
export interface SentSubmission extends Submission {
  readonly before: ShoopsBefore;
}

/** Returns true for a submission that was sent at least once. */
export const isSent = (submission: Submission | SentSubmission): submission is SentSubmission =>
  'before' in submission;

/** Unexpected outcome of a save or sending: medicines in the form were changed. */
export interface SendingNews {
  /** Time of the change: during the call, or after its response was lost. */
  readonly changed: 'during the call' | 'after a lost response';
  readonly isReady: boolean;
}

/** Call that carries out a submission. */
export interface ShoopCall {
  readonly endpoint: typeof createShoops | typeof updateShoop | typeof sendShoop;
  readonly input: InputOf<typeof createShoops> | InputOf<typeof updateShoop> | InputOf<typeof sendShoop>;
  /** @throws ApiError */
  call(): Promise<Answer<unknown>>;
}

/** Binds an endpoint to its input. */
const bindCall = <E extends ShoopCall['endpoint']>(endpoint: E, input: InputOf<E>) => ({
  endpoint,
  input,
  call: () => call(endpoint, input),
});

/** Returns the submission for a form's medicines. @param rows valid medicines */
export function submissionOf(rows: readonly FormMedicine[], patientId: string, isReady: boolean): Submission {
  const medicines = medicinesToSave(rows).map(({ row }) => ({ row, payload: payloadOf(row, patientId) }));
  const isDraft = ({ payload }: SentMedicine) => payload.shoopId !== undefined;
  return {
    isReady,
    medicines: [...medicines.filter(isDraft), ...medicines.filter((medicine) => !isDraft(medicine))],
  };
}

/**
 * Returns the call that carries out a submission: PUT if the first medicine is a draft, with one
 * alone as an object, else POST (physician §7, decision 82).
 */
export function callOf({ isReady, medicines }: Submission): ShoopCall {
  const shoop = medicines.map(({ payload }) => payload);
  const [first, ...others] = shoop;
  if (first?.shoopId === undefined) return bindCall(createShoops, { body: { isReady, shoop } });
  return bindCall(updateShoop, { body: { isReady, shoop: others.length > 0 ? shoop : first } });
}

/** Returns the call that sends a draft as it is (physician §4). */
export const sendDraftCall = (shoopId: string): ShoopCall => bindCall(sendShoop, { body: { shoopId } });

/** Returns the payloads of a submission's medicines. */
export const payloadsOf = ({ medicines }: Submission): MedicinePayload[] =>
  medicines.map(({ payload }) => payload);

/** Returns a submission's medicines as the form's answers. */
export const answersOf = ({ medicines }: Submission): Answers[] => medicines.map(({ row }) => row);

/** Returns true if a submission repeats medicines that were sent before. */
export const hasCopies = ({ medicines }: Submission): boolean =>
  medicines.some(({ copyOf }) => copyOf !== undefined);

/** Returns a submission without its repeated medicines. */
export const withoutCopies = (submission: Submission): Submission => ({
  ...submission,
  medicines: submission.medicines.filter(({ copyOf }) => copyOf === undefined),
});

/** Returns a medicine's cannabinoid, or 'medicine 2'. @param index position, from 0 */
export const medicineLabel = ({ targetCannabinoid }: Answers, index: number): string =>
  cannabinoidName(String(targetCannabinoid ?? '')) || `medicine ${index + 1}`;
