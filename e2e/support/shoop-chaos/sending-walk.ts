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
import { Drafts } from '#drafts/drafts.ts';
import { memoryVault } from '#drafts/vault.ts';
import { whenIdle } from '#drafts/when-idle.ts';
import { addNewestRecommendation } from '#features/shoops/sending/add-newest-recommendation.ts';
import { type Errand, hasCopies } from '#features/shoops/sending/errand.ts';
import { createShoops, sendDraft } from '#mocks/rules/shoops.ts';
import type { Account, ShoopRecord } from '#mocks/store/tables.ts';
import { type Clinic, openClinic } from '../chaos/clinic.ts';
import type { Dice } from '../chaos/dice.ts';
import { saveFaults, saveWeights } from '../chaos/events-and-faults.ts';
import { tab } from '../chaos/tab.ts';
import { until, untilIdle } from '../chaos/turns.ts';
import type { Walk } from '../chaos/walk.ts';
import { formInternals, preview } from './fittings.tsx';
import { randomMedicine } from './medicines.ts';
import { SentShoopChecker } from './sending-desk.ts';
import { ShoopPage } from './shoop-page.tsx';

const EMAIL = 'physician@clinic.test';
const PATIENT = 'complete-patient';
/** Number of presses that may fail by chance; later presses succeed. */
const UNLUCKY = 3;
const MOST_PRESSES = 12;
/** Number of forms of which some are sent, and some together with the newest recommendation. */
const ENOUGH = 8;

/** Simulated physician who sends Shoops with drafts, lost answers and changes by another device. */
export class SendingWalk implements Walk<'send'> {
  readonly diary: string[] = [];
  readonly desk: SentShoopChecker;
  #dice: Dice;
  readonly #clinic: Clinic;
  readonly #physician: Account;
  readonly #page = new ShoopPage();
  #forms = 0;
  #marks = 0;

  private constructor(dice: Dice, clinic: Clinic) {
    this.#dice = dice;
    this.#clinic = clinic;
    this.desk = new SentShoopChecker(clinic.store);
    const physician = clinic.store.tables.accounts.find(({ id }) => id === 'physician');
    if (!physician) throw new Error('There is no physician');
    this.#physician = physician;
  }

  static async begin(dice: Dice): Promise<SendingWalk> {
    localStorage.clear();
    document.body.replaceChildren();
    const clinic = await openClinic();
    await clinic.signIn(EMAIL);
    const disk = memoryVault();
    const self = { id: async () => 'tab', openTabs: async () => new Set(['tab']) };
    tab.current = { id: 'tab', drafts: new Drafts(async () => disk, Date.now, whenIdle, self) };
    return new SendingWalk(dice, clinic);
  }

  end(): void {
    this.#page.close();
  }

  /** Fills in a form and presses Send until it is empty. */
  async step(_: 'send', dice: Dice): Promise<void> {
    this.#dice = dice;
    this.#forms += 1;
    this.#clinic.store.advance(5000);
    await this.#open();
    await this.#fill();
    for (let press = 0; !this.#isEmpty(); press += 1) {
      if (press > MOST_PRESSES) throw new Error('It cannot be sent');
      await this.#press(press < UNLUCKY);
    }
    this.#page.show(null);
    await until(() => !formInternals.form, 'the form is gone');
  }

  /** Expects that the walk had something to check. */
  async finish(): Promise<void> {
    if (this.#forms < ENOUGH) return;
    if (this.desk.sendings < this.#forms / 2) throw new Error('Hardly anything was sent');
    if (this.desk.together === 0) throw new Error('Nothing was sent together');
  }

  get #rows(): FormMedicine[] {
    return formInternals.form ? medicinesIn(formInternals.form.getAnswers()) : [];
  }
  #isEmpty = () => this.#rows.every(isUntouchedMedicine);

  async #open(): Promise<void> {
    this.#page.show(PATIENT);
    await until(() => Boolean(formInternals.form), 'the form is there');
    await untilIdle();
  }

  #medicine = () => {
    this.#marks += 1;
    return randomMedicine(this.#dice, { id: this.#marks, version: 1 }) as FormMedicine;
  };

  /** Fills in one to six medicines, some of them stored drafts. */
  async #fill(): Promise<void> {
    const { store } = this.#clinic;
    const count = 1 + this.#dice.below(6);
    for (let place = 0; place < count; place += 1) {
      const medicine = this.#medicine();
      if (this.#dice.chance(0.5)) {
        createShoops(store, this.#physician, { isReady: false, shoop: [payloadOf(medicine, PATIENT)] });
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
  #elsewhere(isUnlucky: boolean): void {
    const at = this.#dice.below(6);
    const isMeant = isUnlucky && this.#dice.chance(0.5);
    let calls = 0;
    this.#clinic.elsewhere.happens = (name: EndpointName) => {
      calls += 1;
      if (isMeant && calls === at) this.#happens(name);
    };
  }

  #happens(name: EndpointName): void {
    const { store } = this.#clinic;
    const ids = new Set(this.#rows.flatMap(({ shoopId }) => shoopId ?? []));
    const drafts = store.tables.shoops.filter(({ id, isReady }) => !isReady && ids.has(id));
    // The app cannot notice a change between its last check and the call or a token renewal.
    if (drafts.length === 0 || name === 'updateShoop' || name === 'refresh') return;
    const draft = this.#dice.pick(drafts);
    const what = this.#dice.pick(['saves', 'sends', 'removes'] as const);
    this.diary.push(`  before ${name} another device ${what} ${draft.note}`);
    if (what === 'saves') {
      Object.assign(draft, { note: `${draft.note} elsewhere` });
      this.desk.undecided.add(draft.id);
    }
    if (what === 'removes') store.tables.shoops = store.tables.shoops.filter((one) => one !== draft);
    if (what !== 'sends') return;
    store.advance(2000);
    sendDraft(store, this.#physician, draft.id);
    this.desk.ignore([draft.id]);
    store.advance(2000);
  }

  async #press(isUnlucky: boolean): Promise<void> {
    const dice = this.#dice;
    const clinic = this.#clinic;
    this.#decide();
    const { saveState } = formInternals;
    preview.answer = async (errand) => {
      await new Promise((done) => setTimeout(done));
      if (isUnlucky && !dice.chance(0.8)) return null;
      const meant = await this.#perhapsTogether(errand);
      this.desk.agree(meant);
      return meant;
    };
    const name = this.#rows.some(({ shoopId }) => shoopId) ? 'updateShoop' : 'createShoops';
    const fault = isUnlucky ? dice.weighted(saveWeights) : 'none';
    const effect = saveFaults[fault];
    if (effect) clinic.fault({ endpoint: name, effect });
    const isBlind = isUnlucky && dice.chance(0.3);
    if (isBlind)
      clinic.store.addFault({
        endpoint: 'listPatientShoops',
        effect: { kind: 'offline' },
        every: 1 + dice.below(4),
      });
    this.diary.push(`presses Send: ${fault}${isBlind ? ', looks in vain' : ''}`);
    this.#elsewhere(isUnlucky);
    formInternals.send?.();
    if (dice.chance(0.5)) formInternals.send?.();
    await untilIdle();
    await until(() => !saveState?.get().isSaving, 'it is sent');
    await untilIdle();
    clinic.store.tables.faults.length = 0;
    clinic.elsewhere.happens = () => undefined;
    clinic.bePatient();
    this.diary.push(`  ${formInternals.activity?.is}`);
    this.desk.expectAsShown(PATIENT);
    clinic.store.advance(2000);
  }

  /** Chooses *Send both together* at random; if nothing can be added, the errand is sent alone. */
  async #perhapsTogether(errand: Errand): Promise<Errand> {
    if (!this.#dice.chance(0.5)) return errand;
    const extended = await addNewestRecommendation(errand, PATIENT).catch(() => errand);
    if (typeof extended === 'string') return errand;
    if (hasCopies(extended)) this.diary.push('  together with the newest');
    return extended;
  }

  /** Resolves the conflicts of drafts at random. */
  #decide(): void {
    this.#rows.forEach((row, index) => {
      if (!row.elsewhere) return;
      this.desk.undecided.delete(row.elsewhere.id);
      const decide = this.#dice.pick([keepFormVersion, takeStoredVersion]);
      formInternals.form?.setAnswer(`shoop.${index}`, decide(row));
    });
  }
}
