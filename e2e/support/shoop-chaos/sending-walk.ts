import * as v from 'valibot';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import {
  type FormMedicine,
  isUntouchedMedicine,
  medicinesIn,
} from '#domain/shoops/medicine/form-medicine.ts';
import { payloadOf } from '#domain/shoops/payload.ts';
import { keepFormVersion, takeStoredVersion } from '#domain/shoops/stored-draft.ts';
import { memoryVault } from '#drafts/vault.ts';
import { addNewestRecommendation } from '#features/shoops/sending/add-newest-recommendation.ts';
import { hasCopies, type Submission } from '#features/shoops/sending/submission.ts';
import { createShoops, sendDraft } from '#mocks/rules/shoops.ts';
import type { Account, ShoopRecord } from '#mocks/store/tables.ts';
import { type Clinic, openClinic } from '../chaos/clinic.ts';
import type { Dice } from '../chaos/dice.ts';
import { saveFaults, saveFaultWeights } from '../chaos/events-and-faults.ts';
import { until, untilIdle } from '../chaos/turns.ts';
import type { Walk } from '../chaos/walk.ts';
import { randomMedicine } from './medicines.ts';
import { openOnlyTab } from './only-tab.ts';
import { SentShoopChecker } from './sent-shoop-checker.ts';
import { ShoopPage } from './shoop-page.tsx';
import { formInternals, preview } from './stand-ins.tsx';

const physicianEmail = 'physician@clinic.test';
const patientId = 'complete-patient';
/** Number of presses that may fail by chance; later presses succeed. */
const unluckyPresses = 3;
/** Limit of presses, far above what the chances need. */
const maxPresses = 12;
/** Number of forms of which some are sent, and some together with the newest recommendation. */
const formsToJudge = 8;

/** Simulated physician who sends Shoops with drafts, lost answers and changes by another device. */
export class SendingWalk implements Walk<'send'> {
  readonly diary: string[] = [];
  readonly checker: SentShoopChecker;
  #dice: Dice;
  readonly #clinic: Clinic;
  readonly #physician: Account;
  readonly #page = new ShoopPage();
  #formCount = 0;
  #markCount = 0;

  private constructor(dice: Dice, clinic: Clinic) {
    this.#dice = dice;
    this.#clinic = clinic;
    this.checker = new SentShoopChecker(clinic.store);
    const physician = clinic.store.tables.accounts.find(({ id }) => id === 'physician');
    if (!physician) throw new Error('There is no physician');
    this.#physician = physician;
  }

  /** Signs the physician in on an empty browser. */
  static async begin(dice: Dice): Promise<SendingWalk> {
    localStorage.clear();
    document.body.replaceChildren();
    const clinic = await openClinic();
    await clinic.signIn(physicianEmail);
    const disk = memoryVault();
    openOnlyTab(disk);
    return new SendingWalk(dice, clinic);
  }

  end(): void {
    this.#page.close();
  }

  /** Fills in a form and presses Send until it is empty. */
  async step(_: 'send', dice: Dice): Promise<void> {
    this.#dice = dice;
    this.#formCount += 1;
    // Shoops sent within a second are one recommendation (decision 82).
    this.#clinic.store.advance(5000);
    await this.#open();
    await this.#fillIn();
    for (let presses = 0; !this.#isEmpty(); presses += 1) {
      if (presses > maxPresses) throw new Error('It cannot be sent');
      await this.#pressSend(presses < unluckyPresses);
    }
    this.#page.openPatient(null);
    await until(() => !formInternals.form, 'the form is gone');
  }

  /** Expects that the walk had something to check. */
  async finish(): Promise<void> {
    if (this.#formCount < formsToJudge) return;
    if (this.checker.sendings < this.#formCount / 2) throw new Error('Hardly anything was sent');
    if (this.checker.sendingsWithCopies === 0) throw new Error('Nothing was sent together');
  }

  get #rows(): FormMedicine[] {
    return formInternals.form ? medicinesIn(formInternals.form.getAnswers()) : [];
  }
  #isEmpty = () => this.#rows.every(isUntouchedMedicine);

  async #open(): Promise<void> {
    this.#page.openPatient(patientId);
    await until(() => Boolean(formInternals.form), 'the form is there');
    await untilIdle();
  }

  #medicine = () => {
    this.#markCount += 1;
    return randomMedicine(this.#dice, { id: this.#markCount, version: 1 }) as FormMedicine;
  };

  /** Fills in one to six medicines, some of them stored drafts. */
  async #fillIn(): Promise<void> {
    const { store } = this.#clinic;
    const count = 1 + this.#dice.below(6);
    for (let index = 0; index < count; index += 1) {
      const medicine = this.#medicine();
      if (this.#dice.chance(0.5)) {
        createShoops(store, this.#physician, { isReady: false, shoop: [payloadOf(medicine, patientId)] });
        const { physicianId: _, ...record } = store.tables.shoops.at(-1) as ShoopRecord;
        const [draft] = v.parse(shoopListSchema, JSON.parse(JSON.stringify([record]))).shoops;
        if (draft) formInternals.loadDraft?.(draft);
      } else if (this.#isEmpty()) formInternals.form?.setAnswer('shoop', [medicine]);
      else formInternals.form?.insertRow('shoop', medicine);
    }
    await untilIdle();
    this.diary.push(`fills in ${this.#rows.length}`);
  }

  /** Lets another device of the same physician act just before a random call. */
  #letOtherDeviceAct(isUnlucky: boolean): void {
    const actingCall = this.#dice.below(6);
    const doesAct = isUnlucky && this.#dice.chance(0.5);
    let calls = 0;
    this.#clinic.otherDevice.beforeAnswer = (name: EndpointName) => {
      calls += 1;
      if (doesAct && calls === actingCall) this.#actOnOtherDevice(name);
    };
  }

  /** Saves, sends or removes one of the form's drafts on another device. */
  #actOnOtherDevice(name: EndpointName): void {
    const { store } = this.#clinic;
    const ids = new Set(this.#rows.flatMap(({ shoopId }) => shoopId ?? []));
    const drafts = store.tables.shoops.filter(({ id, isReady }) => !isReady && ids.has(id));
    // The app cannot notice a change between its last check and the call or a token renewal.
    if (drafts.length === 0 || name === 'updateShoop' || name === 'refresh') return;
    const draft = this.#dice.pick(drafts);
    const deed = this.#dice.pick(['saves', 'sends', 'removes'] as const);
    this.diary.push(`  before ${name} another device ${deed} ${draft.note}`);
    if (deed === 'saves') {
      Object.assign(draft, { note: `${draft.note} elsewhere` });
      this.checker.openConflicts.add(draft.id);
    }
    if (deed === 'removes') store.tables.shoops = store.tables.shoops.filter((shoop) => shoop !== draft);
    if (deed !== 'sends') return;
    // Keeps this sending apart from the form's: within a second they are one recommendation.
    store.advance(2000);
    sendDraft(store, this.#physician, draft.id);
    this.checker.ignore([draft.id]);
    store.advance(2000);
  }

  /** Clicks Send with random faults, and expects what the patient then has. */
  async #pressSend(isUnlucky: boolean): Promise<void> {
    const dice = this.#dice;
    const clinic = this.#clinic;
    this.#resolveConflicts();
    const { saveState } = formInternals;
    preview.answer = async (submission) => {
      await new Promise((done) => setTimeout(done));
      if (isUnlucky && !dice.chance(0.8)) return null;
      const submissionToSend = await this.#perhapsAddNewest(submission);
      this.checker.confirm(submissionToSend);
      return submissionToSend;
    };
    const name = this.#rows.some(({ shoopId }) => shoopId) ? 'updateShoop' : 'createShoops';
    const fault = isUnlucky ? dice.weighted(saveFaultWeights) : 'none';
    const effect = saveFaults[fault];
    if (effect) clinic.fault({ endpoint: name, effect });
    const failsToCheck = isUnlucky && dice.chance(0.3);
    if (failsToCheck)
      clinic.store.addFault({
        endpoint: 'listPatientShoops',
        effect: { kind: 'offline' },
        every: 1 + dice.below(4),
      });
    this.diary.push(`presses Send: ${fault}${failsToCheck ? ', looks in vain' : ''}`);
    this.#letOtherDeviceAct(isUnlucky);
    formInternals.send?.();
    if (dice.chance(0.5)) formInternals.send?.();
    await untilIdle();
    await until(() => !saveState?.get().isSaving, 'it is sent');
    await untilIdle();
    // A fault that affected no call must not affect the next press.
    clinic.store.tables.faults.length = 0;
    clinic.otherDevice.beforeAnswer = () => undefined;
    clinic.restoreTimeout();
    this.diary.push(`  ${formInternals.activity?.phase}`);
    this.checker.expectAsShown(patientId);
    clinic.store.advance(2000);
  }

  /**
   * Chooses *Send both together* at random.
   * @returns the submission to send, unchanged if nothing can be added
   */
  async #perhapsAddNewest(submission: Submission): Promise<Submission> {
    if (!this.#dice.chance(0.5)) return submission;
    const extendedSubmission = await addNewestRecommendation(submission, patientId).catch(() => submission);
    if (typeof extendedSubmission === 'string') return submission;
    if (hasCopies(extendedSubmission)) this.diary.push('  together with the newest');
    return extendedSubmission;
  }

  /** Resolves the conflicts of drafts at random. */
  #resolveConflicts(): void {
    this.#rows.forEach((row, index) => {
      if (!row.elsewhere) return;
      this.checker.openConflicts.delete(row.elsewhere.id);
      const resolve = this.#dice.pick([keepFormVersion, takeStoredVersion]);
      formInternals.form?.setAnswer(`shoop.${index}`, resolve(row));
    });
  }
}
