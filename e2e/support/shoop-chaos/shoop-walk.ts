import * as v from 'valibot';
import { shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import { readSession } from '#api/session/session.ts';
import { signOut } from '#api/session/sign-out.ts';
import type { Answers } from '#domain/questions/question.ts';
import {
  type FormMedicine,
  isUntouchedMedicine,
  medicinesIn,
} from '#domain/shoops/medicine/form-medicine.ts';
import { blankMedicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { memoryVault } from '#drafts/vault.ts';
import { sendDraft } from '#mocks/rules/shoops.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';
import { type Clinic, openClinic } from '../chaos/clinic.ts';
import type { Dice } from '../chaos/dice.ts';
import { saveFaults, saveFaultWeights } from '../chaos/events-and-faults.ts';
import { tab } from '../chaos/tab.ts';
import { until, untilIdle } from '../chaos/turns.ts';
import type { Walk } from '../chaos/walk.ts';
import type { ShoopEvent } from './events.ts';
import { type MedicineMark, markIn, noteOf, randomMedicine } from './medicines.ts';
import { openOnlyTab } from './only-tab.ts';
import { ShoopPage } from './shoop-page.tsx';
import { formInternals, preview } from './stand-ins.tsx';
import { TypedShoopChecker } from './typed-shoop-checker.ts';

const physicianEmail = 'physician@clinic.test';
const physicianId = 'physician';
const patientIds = ['patient', 'complete-patient'] as const;
const minuteMs = 60_000;
/** Maximum number of consecutive tries that may fail by chance or be declined. */
const maxTries = 60;

/** Simulated physician who builds Shoops for two patients in the presence of faults. */
export class ShoopWalk implements Walk<ShoopEvent> {
  readonly diary: string[] = [];
  #dice: Dice;
  readonly #clinic: Clinic;
  readonly #checker: TypedShoopChecker;
  readonly #disk = memoryVault();
  #page = new ShoopPage();
  #patientId: string = patientIds[0];
  #lastId = 0;

  private constructor(dice: Dice, clinic: Clinic) {
    this.#dice = dice;
    this.#clinic = clinic;
    this.#checker = new TypedShoopChecker(clinic, patientIds);
  }

  /** Signs the physician in on an empty browser and opens the first patient. */
  static async begin(dice: Dice): Promise<ShoopWalk> {
    localStorage.clear();
    document.body.replaceChildren();
    const walk = new ShoopWalk(dice, await openClinic());
    await walk.#clinic.signIn(physicianEmail);
    await walk.#load();
    return walk;
  }

  end(): void {
    this.#page.close();
  }

  /** Continues until every form is empty. */
  async finish(dice: Dice): Promise<void> {
    for (const patientId of patientIds) await this.#emptyForm(patientId, dice);
    await tab.current.drafts?.flush();
    const names = await this.#disk.names();
    if (names.length > 0) throw new Error(`Drafts of what is saved are left: ${names}`);
    this.#checker.expectAllStored();
  }

  /** Repeats until a patient's form is empty. */
  async #emptyForm(patientId: string, dice: Dice): Promise<void> {
    if (this.#patientId !== patientId) await this.#goTo(patientId);
    for (let tries = 0; this.#rows.some(({ note }) => markIn(note)); tries += 1) {
      if (tries > maxTries) throw new Error(`The form of ${patientId} cannot be saved`);
      await this.step(dice.chance(0.5) ? 'save' : 'send', dice);
      if (this.#patientId !== patientId) await this.#goTo(patientId);
    }
  }

  get #rows(): FormMedicine[] {
    if (!formInternals.form) throw new Error('There is no form');
    return medicinesIn(formInternals.form.getAnswers());
  }
  get #otherPatient(): string {
    return patientIds.find((id) => id !== this.#patientId) as string;
  }

  /** Plays one event, then expects that nothing typed is lost. */
  async step(event: ShoopEvent, dice: Dice): Promise<void> {
    this.#dice = dice;
    const { store } = this.#clinic;
    this.diary.push(event);
    if (event === 'type') this.#type();
    if (event === 'save' || event === 'send') await this.#clickSave(event === 'send');
    if (event === 'remove') this.#remove();
    if (event === 'loadDraft') this.#loadDraft();
    if (event === 'otherPatient') await this.#goTo(this.#otherPatient);
    if (event === 'reload') await this.#reload();
    if (event === 'sentElsewhere') this.#sendElsewhere();
    // An access token is valid for 15 minutes, a refresh token for 24 hours.
    if (event === 'tokenExpires') store.advance(16 * minuteMs);
    if (event === 'sessionExpires') store.advance(25 * 60 * minuteMs);
    if (event === 'idleLogout') await signOut('idle');
    await untilIdle();
    if (!this.#page.isSignedIn) await this.#reload();
    await this.#expectNothingLost();
  }

  /** Types a new medicine, or another version of an entered one. */
  #type(): void {
    const dice = this.#dice;
    const { form } = formInternals;
    if (!form) return;
    const rows = this.#rows;
    const enteredRows = rows.flatMap((row, index) => {
      const mark = markIn(row.note);
      return mark ? [{ mark, index }] : [];
    });
    if (enteredRows.length > 0 && dice.chance(0.5)) {
      const { mark, index } = dice.pick(enteredRows);
      this.#checker.unsavedOf(this.#patientId).delete(noteOf(mark));
      this.#enterMedicine(index, { id: mark.id, version: this.#checker.nextVersion(mark.id) });
      return;
    }
    this.#lastId += 1;
    const blank = rows.findIndex(isUntouchedMedicine);
    if (blank === -1) form.insertRow('shoop', blankMedicine());
    this.#enterMedicine(blank === -1 ? rows.length : blank, { id: this.#lastId, version: 1 });
  }

  /** Types a medicine into a row, answer by answer. */
  #enterMedicine(index: number, mark: MedicineMark): void {
    const { doses, ...answers } = randomMedicine(this.#dice, mark);
    const setAnswer = (name: string, answer: unknown) =>
      formInternals.form?.setAnswer(`shoop.${index}.${name}`, answer);
    for (const [name, answer] of Object.entries(answers)) setAnswer(name, answer);
    // A change of the frequency replaces the doses, so the doses are entered last.
    setAnswer('doses', doses as Answers[]);
    this.#checker.recordTyped(this.#rows[index] as FormMedicine, this.#patientId);
    this.diary.push(`  ${noteOf(mark)}`);
  }

  /** Removes a random medicine from the form. */
  #remove(): void {
    const rows = this.#rows;
    const index = this.#dice.below(rows.length);
    const mark = markIn(rows[index]?.note);
    if (!mark) return;
    if (rows.length === 1) formInternals.form?.insertRow('shoop', blankMedicine());
    formInternals.form?.removeRow('shoop', index);
    this.#checker.recordRemoved(mark, this.#patientId);
    this.diary.push(`  ${noteOf(mark)}`);
  }

  #draftsOf = (patientId?: string): ShoopRecord[] =>
    this.#clinic.store.tables.shoops.filter(
      ({ userId, isReady, note }) => !isReady && markIn(note) && userId === (patientId ?? userId),
    );

  /** Loads a draft of the patient into the form. */
  #loadDraft(): void {
    const drafts = this.#draftsOf(this.#patientId);
    if (drafts.length === 0 || !formInternals.loadDraft) return;
    const { physicianId: _, ...record } = this.#dice.pick(drafts);
    const [shoop] = v.parse(shoopListSchema, [record]).shoops;
    const isInForm = this.#rows.some(({ shoopId, note }) => shoopId === record.id || note === record.note);
    if (!shoop || isInForm) return;
    formInternals.loadDraft(shoop);
    const row = this.#rows.find(({ shoopId }) => shoopId === record.id);
    if (!row) throw new Error(`${record.note} was not taken in`);
    this.#checker.recordTyped(row, this.#patientId);
    this.diary.push(`  ${record.note}`);
  }

  /** Lets the same physician send a draft on another device. */
  #sendElsewhere(): void {
    const { store } = this.#clinic;
    const drafts = this.#draftsOf();
    const account = store.tables.accounts.find(({ id }) => id === physicianId);
    if (drafts.length === 0 || !account) return;
    const { id, note } = this.#dice.pick(drafts);
    sendDraft(store, account, id);
    this.#checker.confirmed.add(note);
    this.#checker.sentElsewhere.add(note);
    this.diary.push(`  ${note}`);
  }

  /** Clicks Save or Save & Send, once or more often, while typing or switching the patient. */
  async #clickSave(isReady: boolean): Promise<void> {
    const dice = this.#dice;
    const clinic = this.#clinic;
    const { saveState } = formInternals;
    if (!saveState?.get().isDirty) return;
    const hasDraft = this.#rows.some(({ shoopId }) => shoopId !== undefined);
    const name = hasDraft && dice.chance(0.5) ? 'updateShoop' : 'createShoops';
    const fault = dice.weighted(saveFaultWeights);
    const effect = saveFaults[fault];
    const confirms = !isReady || dice.chance(0.8);
    preview.answer = async (submission) => {
      // The physician takes a moment to read the preview.
      await new Promise((done) => setTimeout(done));
      if (!confirms) return null;
      for (const { payload } of submission.medicines) this.#checker.confirmed.add(payload.note);
      return submission;
    };
    this.diary.push(`  ${fault} of ${name}${confirms ? '' : ', says no'}`);
    if (effect) clinic.fault({ endpoint: name, effect });
    const releaseCalls = fault === 'slow' ? clinic.hold(name) : () => undefined;
    const patientId = this.#patientId;
    const submittedNotes = new Set(this.#rows.map(({ note }) => String(note)));
    const drafts = new Set(this.#rows.flatMap(({ shoopId, note }) => (shoopId ? [String(note)] : [])));
    const submit = () => (isReady ? formInternals.send?.() : this.#page.save());
    submit();
    if (dice.chance(0.4)) submit();
    let typedDuringSave = false;
    if (fault === 'slow') {
      if (dice.chance(0.5)) await untilIdle();
      typedDuringSave = dice.chance(0.5);
      if (typedDuringSave) this.#type();
      if (dice.chance(0.3)) await this.#goTo(this.#otherPatient);
    }
    releaseCalls();
    await untilIdle();
    await until(() => !saveState.get().isSaving || !this.#page.isSignedIn, 'it is saved');
    await untilIdle();
    // A fault that affected no call must not affect the next save.
    clinic.store.tables.faults.length = 0;
    clinic.restoreTimeout();
    if (!this.#page.isSignedIn || !formInternals.form || this.#patientId !== patientId) return;
    // The form first reports that a draft was sent elsewhere; the next save saves it (decision 80).
    const reportsSentDraft = this.#rows.some(({ isGone, note }) => isGone && drafts.has(String(note)));
    const isSaved =
      confirms && formInternals.activity?.phase === 'idle' && !typedDuringSave && !reportsSentDraft;
    if (isSaved && this.#rows.some(({ note }) => submittedNotes.has(String(note)) && markIn(note)))
      throw new Error('What is saved is still in the form');
    this.#checker.closeStored(patientId, this.#rows);
  }

  /** Leaves the form for another patient's form. */
  async #goTo(patientId: string): Promise<void> {
    this.diary.push(`  to ${patientId}`);
    this.#page.openPatient(null);
    await until(() => !formInternals.form, 'the former patient’s form is gone');
    this.#patientId = patientId;
    this.#page.openPatient(patientId);
    await this.#arrive();
  }

  async #reload(): Promise<void> {
    await tab.current.drafts?.flush();
    this.#page.close();
    if (!this.#clinic.hasValidToken() || !readSession()) await this.#clinic.signIn(physicianEmail);
    await this.#load();
  }

  /** Loads the page at the current patient, with its drafts module. */
  async #load(): Promise<void> {
    openOnlyTab(this.#disk);
    this.#page = new ShoopPage();
    this.#page.openPatient(this.#patientId);
    await this.#arrive();
  }

  /** Waits for the form and restores an offered draft. */
  async #arrive(): Promise<void> {
    const findRestoreButton = () => this.#page.buttons('Restore')[0];
    await until(
      () => !this.#page.isSignedIn || Boolean(formInternals.form ?? findRestoreButton()),
      'the form is there',
    );
    if (!this.#page.isSignedIn) return this.#reload();
    if (!formInternals.form) {
      this.diary.push('  restores');
      findRestoreButton()?.click();
      await until(() => Boolean(formInternals.form), 'it is restored');
    }
    await untilIdle();
    this.#checker.closeStored(this.#patientId, this.#rows);
  }

  /** Expects no lost input and no altered, duplicated or misassigned medicine on the server. */
  async #expectNothingLost(): Promise<void> {
    this.#checker.expectShown(this.#patientId, this.#rows);
    const patientId = this.#otherPatient;
    const id = { userId: this.#clinic.accountId(physicianEmail), patientId, module: 'Shoop' };
    const storedDraft = await tab.current.drafts?.read(id);
    this.#checker.expectKept(patientId, medicinesIn(storedDraft?.answers ?? {}));
    this.#checker.expectStored();
  }
}
