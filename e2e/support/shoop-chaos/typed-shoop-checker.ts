import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';
import type { Clinic } from '../chaos/clinic.ts';
import {
  type MedicineMark,
  markIn,
  noteOf,
  serializeFormMedicine,
  serializeSentMedicine,
  serializeStoredMedicine,
} from './medicines.ts';

/** Typed medicines by patient and their expected state. */
export class TypedShoopChecker {
  /** Medicines of each patient's form that may be unsaved: the serialized medicine by its note. */
  readonly unsavedByPatient: ReadonlyMap<string, Map<string, string>>;
  /** Notes of medicines whose sending was confirmed. */
  readonly confirmed = new Set<string>();
  /** Notes sent from another device: a form that holds one says so and would create a copy. */
  readonly sentElsewhere = new Set<string>();
  /** Medicine as it would be sent and its patient, by the note. */
  readonly #typedByNote = new Map<string, { serialized: string; patientId: string }>();
  /** Notes of medicines that were removed by hand and need not be saved. */
  readonly #removedIds = new Set<string>();
  readonly #clinic: Clinic;

  constructor(clinic: Clinic, patientIds: readonly string[]) {
    this.#clinic = clinic;
    this.unsavedByPatient = new Map(patientIds.map((id) => [id, new Map()]));
  }

  unsavedOf = (patientId: string) => this.unsavedByPatient.get(patientId) as Map<string, string>;
  storedWith = (note: string): ShoopRecord[] =>
    this.#clinic.store.tables.shoops.filter((shoop) => shoop.note === note);

  /** Records a medicine as it is in a patient's form now. */
  recordTyped(row: FormMedicine, patientId: string): void {
    const note = String(row.note);
    this.#removedIds.delete(note);
    this.unsavedOf(patientId).set(note, serializeFormMedicine(row));
    this.#typedByNote.set(note, { serialized: serializeSentMedicine(row, patientId), patientId });
  }

  recordRemoved(mark: MedicineMark, patientId: string): void {
    this.unsavedOf(patientId).delete(noteOf(mark));
    this.#removedIds.add(noteOf(mark));
  }

  nextVersion(id: number): number {
    const versions = [...this.#typedByNote.keys()].map(markIn).filter((mark) => mark?.id === id);
    return 1 + Math.max(0, ...versions.map((mark) => mark?.version ?? 0));
  }

  /**
   * Closes medicines that are stored and not in the form. Stored medicines in the form, such as
   * loaded drafts, stay open.
   * @param rows rows of the patient's form
   */
  closeStored(patientId: string, rows: readonly FormMedicine[]): void {
    const unsaved = this.unsavedOf(patientId);
    const shown = new Set(rows.map(({ note }) => String(note)));
    for (const note of [...unsaved.keys()])
      if (!shown.has(note) && this.storedWith(note).length > 0) unsaved.delete(note);
    for (const row of rows) {
      const isTypedForPatient = this.#typedByNote.get(String(row.note))?.patientId === patientId;
      if (isTypedForPatient && this.storedWith(String(row.note)).length > 0) this.recordTyped(row, patientId);
    }
  }

  /** @throws Error if the form of a patient lacks a typed medicine or shows another one */
  expectShown(patientId: string, rows: readonly FormMedicine[]): void {
    const unsaved = this.unsavedOf(patientId);
    const shown = new Map(
      rows.flatMap((row) => (markIn(row.note) ? [[String(row.note), serializeFormMedicine(row)]] : [])),
    );
    for (const [note, serialized] of unsaved)
      if (shown.get(note) !== serialized)
        throw new Error(`${note} is lost or changed: ${shown.get(note)}, typed ${serialized}`);
    for (const note of shown.keys())
      if (!unsaved.has(note))
        throw new Error(`${note} is in the form of ${patientId}, where nobody typed it`);
  }

  /** @throws Error if a typed medicine is neither in the patient's draft nor stored */
  expectKept(patientId: string, rows: readonly FormMedicine[]): void {
    for (const [note, serialized] of this.unsavedOf(patientId)) {
      const row = rows.find((one) => one.note === note);
      const isInDraft = row !== undefined && serializeFormMedicine(row) === serialized;
      if (!isInDraft && this.storedWith(note).length === 0)
        throw new Error(`${note} of ${patientId} is not kept`);
    }
  }

  /** @throws Error if a stored medicine is altered, duplicated, misassigned or sent unconfirmed */
  expectStored(): void {
    for (const shoop of this.#clinic.store.tables.shoops) if (markIn(shoop.note)) this.#expectAsTyped(shoop);
    const [duplicateCall] = this.#clinic.writes.sentTwice;
    if (duplicateCall) throw new Error(`Sent twice at once: ${duplicateCall}`);
  }

  /**
   * @throws Error if a stored medicine is not what was typed, for its patient, sent as confirmed
   */
  #expectAsTyped(shoop: ShoopRecord): void {
    const { note, userId, isReady } = shoop;
    const typedMedicine = this.#typedByNote.get(note);
    if (!typedMedicine) throw new Error(`Nobody typed ${note}`);
    if (typedMedicine.patientId !== userId)
      throw new Error(`${note} was typed for ${typedMedicine.patientId} and is at ${userId}`);
    const stored = serializeStoredMedicine(shoop);
    if (stored !== typedMedicine.serialized)
      throw new Error(`${note} is stored as ${stored}, typed ${typedMedicine.serialized}`);
    if (isReady && !this.confirmed.has(note)) throw new Error(`${note} was sent unconfirmed`);
    const maxCopies = this.sentElsewhere.has(note) ? 2 : 1;
    if (this.storedWith(note).length > maxCopies) throw new Error(`${note} is there twice`);
  }

  /** @throws Error if the last version of a medicine that was not removed is not stored */
  expectAllStored(): void {
    const newest = new Map<number, MedicineMark>();
    for (const mark of [...this.#typedByNote.keys()].flatMap((note) => markIn(note) ?? []))
      if (mark.version >= (newest.get(mark.id)?.version ?? 0)) newest.set(mark.id, mark);
    for (const mark of newest.values()) {
      const note = noteOf(mark);
      const isStored = this.storedWith(note).length > 0;
      if (!isStored && !this.#removedIds.has(note)) throw new Error(`${note} was never stored`);
    }
  }
}
