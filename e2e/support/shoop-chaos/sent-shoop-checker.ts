import * as v from 'valibot';
import { sentShoopListSchema, shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { recommendedTo } from '#domain/shoops/recommendations.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { previewAsPatient } from '#features/shoops/safety/preview/preview-as-patient.ts';
import { payloadsOf, type Submission } from '#features/shoops/sending/submission.ts';
import type { Store } from '#mocks/store/store.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';

/** Serializes the content of a medicine without ids, dates and the clinic's notes. */
const serializeShoop = ({ id: _, createdAt: __, adminNotes: ___, doses, ...shoop }: Shoop) =>
  JSON.stringify(
    Object.entries({ ...shoop, doses: doses.map(({ id: _id, ...dose }) => JSON.stringify(dose)).toSorted() }),
  );
const serializeShoops = (shoops: readonly Shoop[]) => shoops.map(serializeShoop).toSorted().join('\n');

/** Compares the preview that a physician confirmed with the stored Shoops. */
export class SentShoopChecker {
  /** Confirmed submissions whose call is not known to have been sent. */
  #confirmedSubmissions: Submission[] = [];
  readonly #knownIds: Set<string>;
  readonly #store: Store;
  readonly #notes = new Set<string>();
  /** Drafts with a conflict with another device that the physician has not resolved. */
  readonly openConflicts = new Set<string>();
  /** Number of sent recommendations. */
  sendings = 0;
  /** Number of sendings that repeated medicines of the patient. */
  sendingsWithCopies = 0;

  constructor(store: Store) {
    this.#store = store;
    this.#knownIds = new Set(this.#sentShoops().map(({ id }) => id));
  }

  #sentShoops = (): ShoopRecord[] => this.#store.tables.shoops.filter(({ isReady }) => isReady);

  /** Records a confirmed preview. */
  confirm(submission: Submission): void {
    this.#confirmedSubmissions.push(submission);
  }

  /** Ignores Shoops that another device has sent. */
  ignore(ids: readonly string[]): void {
    for (const id of ids) this.#knownIds.add(id);
  }

  /** @throws Error if the patient receives another Shoop than previewed, in part or twice */
  expectAsShown(patientId: string): void {
    const newShoops = this.#sentShoops().filter(({ id }) => !this.#knownIds.has(id));
    if (newShoops.length === 0) return;
    for (const { id, note } of newShoops) {
      this.#knownIds.add(id);
      if (this.openConflicts.has(id)) throw new Error(`${note} was written over unseen`);
    }
    const stored = JSON.parse(JSON.stringify(this.#sentShoops()));
    const patientShoops = stored.filter(({ userId }: ShoopRecord) => userId === patientId);
    const histories = [
      recommendedTo(patientId, v.parse(sentShoopListSchema, patientShoops)),
      recommendedTo(patientId, v.parse(shoopListSchema, patientShoops)),
    ];
    let matchingSubmission: Submission | undefined;
    for (const { recommendations } of histories) {
      const [newest] = recommendations;
      matchingSubmission = this.#confirmedSubmissions.find((submission) => {
        const previewed = previewAsPatient(payloadsOf(submission), patientId);
        return (
          previewed !== null && serializeShoops(previewed.shoops) === serializeShoops(newest?.shoops ?? [])
        );
      });
      if (!matchingSubmission)
        throw new Error(
          `The patient reads what nobody was shown:\n${serializeShoops(newest?.shoops ?? [])}\nshown:\n${this.#confirmedSubmissions.map((confirmedSubmission) => JSON.stringify(payloadsOf(confirmedSubmission))).join('\n')}`,
        );
      if (newest?.shoops.length !== newShoops.length) throw new Error('A part of it is read apart');
    }
    for (const { payload, copyOf } of matchingSubmission?.medicines ?? []) this.#expectOnce(payload, copyOf);
    if (matchingSubmission?.medicines.some(({ copyOf }) => copyOf !== undefined))
      this.sendingsWithCopies += 1;
    // Each confirmation sends once.
    this.#confirmedSubmissions = [];
    this.sendings += 1;
  }

  /** @throws Error if a medicine is sent twice: only a copy may repeat it, once per confirmation */
  #expectOnce({ note, targetCannabinoid }: MedicinePayload, copyOf: string | undefined): void {
    if (this.#notes.has(note) && copyOf === undefined) throw new Error(`${note} was sent twice`);
    const original = this.#sentShoops().find(({ id }) => id === copyOf);
    if (copyOf !== undefined && original?.targetCannabinoid !== targetCannabinoid)
      throw new Error(`${note} repeats nothing that was sent`);
    this.#notes.add(note);
  }
}
