import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';
import type { Clinic } from '../chaos/clinic.ts';
import {
  type Mark,
  markIn,
  noteOf,
  serializeFormMedicine,
  serializeSentMedicine,
  serializeStoredMedicine,
} from './medicines.ts';

/** Typed medicines by patient and their expected state. */
export class TypedShoopChecker {
  /** Medicines of each patient's form that may be unsaved: the serialized medicine by its note. */
  readonly open: ReadonlyMap<string, Map<string, string>>;
  /** Notes of medicines whose sending was confirmed. */
  readonly confirmed = new Set<string>();
  /** Notes sent from another device: a form that holds one says so and would create a copy. */
  readonly sentElsewhere = new Set<string>();
  /** Medicine as it would be sent and its patient, by the note. */
  readonly #typed = new Map<string, { said: string; patientId: string }>();
  /** Notes of medicines that were removed by hand and need not be saved. */
  readonly #dropped = new Set<string>();
  readonly #clinic: Clinic;

  constructor(clinic: Clinic, patientIds: readonly string[]) {
    this.#clinic = clinic;
    this.open = new Map(patientIds.map((id) => [id, new Map()]));
  }

  of = (patientId: string) => this.open.get(patientId) as Map<string, string>;
  onServer = (note: string): ShoopRecord[] =>
    this.#clinic.store.tables.shoops.filter((shoop) => shoop.note === note);

  /** Records a medicine as it is in a patient's form now. */
  note(row: FormMedicine, patientId: string): void {
    const note = String(row.note);
    this.#dropped.delete(note);
    this.of(patientId).set(note, serializeFormMedicine(row));
    this.#typed.set(note, { said: serializeSentMedicine(row, patientId), patientId });
  }

  drop(mark: Mark, patientId: string): void {
    this.of(patientId).delete(noteOf(mark));
    this.#dropped.add(noteOf(mark));
  }

  nextVersion(id: number): number {
    const versions = [...this.#typed.keys()].map(markIn).filter((mark) => mark?.id === id);
    return 1 + Math.max(0, ...versions.map((mark) => mark?.version ?? 0));
  }

  /**
   * Closes medicines that are stored and not in the form. Stored medicines in the form, such as
   * loaded drafts, stay open.
   * @param rows rows of the patient's form
   */
  takeStock(patientId: string, rows: readonly FormMedicine[]): void {
    const unsaved = this.of(patientId);
    const shown = new Set(rows.map(({ note }) => String(note)));
    for (const note of [...unsaved.keys()])
      if (!shown.has(note) && this.onServer(note).length > 0) unsaved.delete(note);
    for (const row of rows) {
      const isTheirs = this.#typed.get(String(row.note))?.patientId === patientId;
      if (isTheirs && this.onServer(String(row.note)).length > 0) this.note(row, patientId);
    }
  }

  /** @throws Error if the form of a patient lacks a typed medicine or shows another one */
  expectShown(patientId: string, rows: readonly FormMedicine[]): void {
    const unsaved = this.of(patientId);
    const shown = new Map(
      rows.flatMap((row) => (markIn(row.note) ? [[String(row.note), serializeFormMedicine(row)]] : [])),
    );
    for (const [note, said] of unsaved)
      if (shown.get(note) !== said)
        throw new Error(`${note} is lost or changed: ${shown.get(note)}, typed ${said}`);
    for (const note of shown.keys())
      if (!unsaved.has(note))
        throw new Error(`${note} is in the form of ${patientId}, where nobody typed it`);
  }

  /** @throws Error if a typed medicine is neither in the patient's draft nor stored */
  expectKept(patientId: string, rows: readonly FormMedicine[]): void {
    for (const [note, said] of this.of(patientId)) {
      const row = rows.find((one) => one.note === note);
      const isKept = row !== undefined && serializeFormMedicine(row) === said;
      if (!isKept && this.onServer(note).length === 0) throw new Error(`${note} of ${patientId} is not kept`);
    }
  }

  /** @throws Error if a stored medicine is altered, duplicated, misassigned or sent unconfirmed */
  expectStored(): void {
    for (const shoop of this.#clinic.store.tables.shoops) if (markIn(shoop.note)) this.#expectRight(shoop);
    const [twice] = this.#clinic.writes.sentTwice;
    if (twice) throw new Error(`Sent twice at once: ${twice}`);
  }

  #expectRight(shoop: ShoopRecord): void {
    const { note, userId, isReady } = shoop;
    const typed = this.#typed.get(note);
    if (!typed) throw new Error(`Nobody typed ${note}`);
    if (typed.patientId !== userId)
      throw new Error(`${note} was typed for ${typed.patientId} and is at ${userId}`);
    const stored = serializeStoredMedicine(shoop);
    if (stored !== typed.said) throw new Error(`${note} is stored as ${stored}, typed ${typed.said}`);
    if (isReady && !this.confirmed.has(note)) throw new Error(`${note} was sent, and nobody said so`);
    const most = this.sentElsewhere.has(note) ? 2 : 1;
    if (this.onServer(note).length > most) throw new Error(`${note} is there twice`);
  }

  /** @throws Error if the last version of a medicine that was not removed is not stored */
  expectAllStored(): void {
    const newest = new Map<number, Mark>();
    for (const mark of [...this.#typed.keys()].flatMap((note) => markIn(note) ?? []))
      if (mark.version >= (newest.get(mark.id)?.version ?? 0)) newest.set(mark.id, mark);
    for (const mark of newest.values()) {
      const note = noteOf(mark);
      const isThere = this.onServer(note).length > 0;
      if (!isThere && !this.#dropped.has(note)) throw new Error(`${note} was never stored`);
    }
  }
}
