import * as v from 'valibot';
import { sentShoopListSchema, shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { recommendedTo } from '#domain/shoops/recommendations.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { previewAsPatient } from '#features/shoops/safety/preview/preview-as-patient.ts';
import { type Errand, payloadsOf } from '#features/shoops/sending/errand.ts';
import type { Store } from '#mocks/store/store.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';

/** Serializes the content of a medicine without ids, dates and the clinic's notes. */
const read = ({ id: _, createdAt: __, adminNotes: ___, doses, ...shoop }: Shoop) =>
  JSON.stringify(
    Object.entries({ ...shoop, doses: doses.map(({ id: _id, ...dose }) => JSON.stringify(dose)).toSorted() }),
  );
const readAll = (shoops: readonly Shoop[]) => shoops.map(read).toSorted().join('\n');

/** Compares the preview that a physician confirmed with the stored Shoops. */
export class SentShoopChecker {
  /** Confirmed errands whose call is not known to have been sent. */
  #yes: Errand[] = [];
  readonly #known: Set<string>;
  readonly #store: Store;
  readonly #notes = new Set<string>();
  /** Drafts with a conflict with another device that the physician has not resolved. */
  readonly undecided = new Set<string>();
  /** Number of sent recommendations. */
  sendings = 0;
  /** Number of sendings that repeated medicines of the patient. */
  together = 0;

  constructor(store: Store) {
    this.#store = store;
    this.#known = new Set(this.#sent().map(({ id }) => id));
  }

  #sent = (): ShoopRecord[] => this.#store.tables.shoops.filter(({ isReady }) => isReady);

  /** Records a confirmed preview. */
  agree(errand: Errand): void {
    this.#yes.push(errand);
  }

  /** Ignores Shoops that another device has sent. */
  ignore(ids: readonly string[]): void {
    for (const id of ids) this.#known.add(id);
  }

  /** @throws Error if the patient receives another Shoop than previewed, in part or twice */
  expectAsShown(patientId: string): void {
    const fresh = this.#sent().filter(({ id }) => !this.#known.has(id));
    if (fresh.length === 0) return;
    for (const { id, note } of fresh) {
      this.#known.add(id);
      if (this.undecided.has(id)) throw new Error(`${note} was written over unseen`);
    }
    const stored = JSON.parse(JSON.stringify(this.#sent()));
    const own = stored.filter(({ userId }: ShoopRecord) => userId === patientId);
    const histories = [
      recommendedTo(patientId, v.parse(sentShoopListSchema, own)),
      recommendedTo(patientId, v.parse(shoopListSchema, own)),
    ];
    let meant: Errand | undefined;
    for (const { recommendations } of histories) {
      const [newest] = recommendations;
      meant = this.#yes.find((errand) => {
        const shown = previewAsPatient(payloadsOf(errand), patientId);
        return shown !== null && readAll(shown.shoops) === readAll(newest?.shoops ?? []);
      });
      if (!meant)
        throw new Error(
          `The patient reads what nobody was shown:\n${readAll(newest?.shoops ?? [])}\nshown:\n${this.#yes.map((one) => JSON.stringify(payloadsOf(one))).join('\n')}`,
        );
      if (newest?.shoops.length !== fresh.length) throw new Error('A part of it is read apart');
    }
    for (const { payload, copyOf } of meant?.medicines ?? []) this.#expectOnce(payload, copyOf);
    if (meant?.medicines.some(({ copyOf }) => copyOf !== undefined)) this.together += 1;
    // Each confirmation sends once.
    this.#yes = [];
    this.sendings += 1;
  }

  /** @throws Error if a medicine is sent twice: only a copy may repeat it, once per confirmation */
  #expectOnce({ note, targetCannabinoid }: MedicinePayload, copyOf: string | undefined): void {
    if (this.#notes.has(note) && copyOf === undefined) throw new Error(`${note} was sent twice`);
    const original = this.#sent().find(({ id }) => id === copyOf);
    if (copyOf !== undefined && original?.targetCannabinoid !== targetCannabinoid)
      throw new Error(`${note} repeats nothing that was sent`);
    this.#notes.add(note);
  }
}
