import { signOut } from '#api/sign-out.ts';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { ownRecord, patientRecord } from '#features/intake/subject.ts';
import { Browser, turns, until } from './browser.tsx';
import { type Clinic, openClinic } from './clinic.ts';
import { Dice } from './dice.ts';
import { addDocument, type DocumentScene } from './document-walk.ts';
import { events, harmless, renewalFaults, saveFaults, saveWeights } from './mishaps.ts';
import { expectInForm, expectInSight, expectOnServer, type Typed } from './section-model.ts';
import { randomAnswers, typeAnswers } from './typing.ts';

const sections = intakeSections.filter(
  (section): section is QuestionnaireSection => section.module !== 'MyDocuments',
);

const MINUTE = 60_000;
const STEPS = 16;
/** How often in a row a save may fail by chance. */
const MOST_TRIES = 30;

/** Somebody who fills in one whole intake while everything goes wrong that can. */
export class IntakeWalk {
  /** What happened, for whoever has to find out why. */
  readonly diary: string[] = [];
  readonly #dice: Dice;
  readonly #clinic: Clinic;
  readonly #browser: Browser;
  readonly #email: string;
  readonly #patientId: string;
  readonly #typed = new Map<QuestionnaireSection, Typed>();
  #current: QuestionnaireSection = sections[0] as QuestionnaireSection;

  private constructor(dice: Dice, clinic: Clinic) {
    this.#dice = dice;
    this.#clinic = clinic;
    const onBehalf = dice.chance(0.3);
    this.#email = onBehalf ? 'physician@clinic.test' : 'new.patient@clinic.test';
    this.#patientId = clinic.accountId(onBehalf ? 'patient@clinic.test' : this.#email);
    this.#browser = new Browser(onBehalf ? patientRecord(this.#patientId) : ownRecord(this.#patientId));
  }

  static async begin(seed: number): Promise<IntakeWalk> {
    localStorage.clear();
    document.body.replaceChildren();
    const walk = new IntakeWalk(new Dice(seed), await openClinic());
    await walk.#enter();
    return walk;
  }

  end = () => this.#browser.leave();

  /** Steps at random, then on until every section is saved. */
  async run(): Promise<void> {
    for (let step = 0; step < STEPS; step += 1) await this.#step(this.#dice.weighted(events));
    for (const section of sections) {
      for (let tries = 0; !this.#typed.get(section)?.saved; tries += 1) {
        if (tries > MOST_TRIES) throw new Error(`${section.title} cannot be saved`);
        await this.#open(section);
        if (!(await this.#save())) this.#type(true);
        await this.#look();
      }
    }
    for (const [section, { answers }] of this.#typed)
      expectOnServer(section, this.#recordOf(section), answers);
    await addDocument(this.#documentScene(), this.diary);
    await turns();
    await this.#browser.drafts.flush();
    const left = await this.#browser.disk.names();
    if (left.length > 0) throw new Error(`Drafts of saved sections are left: ${left}`);
  }

  #documentScene(): DocumentScene {
    const comeBack = async (section: IntakeSection) => {
      await this.#browser.leave();
      if (this.#dice.chance(0.3)) await signOut('idle');
      if (!this.#browser.hasSession(this.#clinic.store.now())) await this.#clinic.signIn(this.#email);
      this.#browser.load(section);
    };
    return {
      browser: this.#browser,
      clinic: this.#clinic,
      dice: this.#dice,
      patientId: this.#patientId,
      comeBack,
    };
  }

  async #step(event: keyof typeof events): Promise<void> {
    const { store } = this.#clinic;
    if (event === 'type') this.#type(false);
    else if (event === 'save') await this.#save();
    else if (event === 'open') await this.#open(this.#dice.pick(sections));
    else {
      this.diary.push(event);
      if (event === 'reload') await this.#reload();
      if (event === 'tokenExpires') store.advance(16 * MINUTE);
      if (event === 'sessionExpires') store.advance(25 * 60 * MINUTE);
      if (event === 'renewalFails') this.#failRenewal();
      if (event === 'idleLogout') await this.#idleLogout();
    }
    await this.#look();
  }

  #failRenewal(): void {
    this.#clinic.store.advance(16 * MINUTE);
    this.#clinic.fault({ endpoint: 'refresh', effect: this.#dice.pick(renewalFaults) });
  }

  async #idleLogout(): Promise<void> {
    await signOut('idle');
    await this.#signInAgain();
  }

  async #reload(): Promise<void> {
    await this.#leave('reload');
    await this.#enter();
  }

  async #leave(why: string): Promise<void> {
    this.diary.push(`leaves: ${why}`);
    await this.#browser.leave();
  }

  /** Loads the page, past the login screen where a guard would lead there. */
  async #enter(): Promise<void> {
    if (!this.#browser.hasSession(this.#clinic.store.now())) await this.#clinic.signIn(this.#email);
    this.#browser.load(this.#current);
    await this.#arrive();
  }

  async #signInAgain(): Promise<void> {
    this.diary.push('signs in again');
    await this.#browser.leave();
    await this.#clinic.signIn(this.#email);
    this.#browser.load(this.#current);
    await this.#arrive();
  }

  async #open(section: QuestionnaireSection): Promise<void> {
    this.diary.push(`opens ${section.title}`);
    this.#current = section;
    this.#browser.open(section);
    await this.#arrive();
  }

  /** Waits for the form of the current section, whatever it takes to get there. */
  async #arrive(): Promise<void> {
    const browser = this.#browser;
    const section = this.#current;
    const seen = () => {
      if (!browser.signedIn) return 'login';
      if (browser.form(section)) return 'form';
      if (browser.button(section, 'Restore')) return 'draft';
      return browser.button(section, 'Retry') ? 'error' : null;
    };
    const known = this.#typed.get(section);
    const wasThere = browser.form(section) !== undefined;
    await until(() => seen() !== null, `${section.title} is there`);
    const found = seen();
    if (found === 'login') return this.#signInAgain();
    if (found === 'error') {
      browser.button(section, 'Retry')?.click();
      await until(() => seen() !== 'error', 'it is tried again');
      return this.#arrive();
    }
    if (found === 'draft') {
      if (!known || known.saved) throw new Error(`${section.title} offers a draft of what is saved`);
      browser.button(section, 'Restore')?.click();
      await until(() => browser.form(section) !== undefined, 'the draft is restored');
    }
    const answers = browser.form(section)?.getAnswers();
    if (!known || !answers) return;
    if (found === 'draft' || wasThere) expectInForm(section, answers, known.answers);
    else if (!known.saved) expectInSight(section, answers, known.answers);
    else expectOnServer(section, this.#recordOf(section), known.answers);
    known.answers = structuredClone(answers);
  }

  #recordOf = ({ module }: QuestionnaireSection) => this.#clinic.recordOf(this.#patientId, module);

  #draftId = ({ module }: QuestionnaireSection) => ({
    userId: this.#clinic.accountId(this.#email),
    patientId: this.#patientId,
    module,
  });

  /** Types into the current section: a few answers, or all of them. */
  #type(all: boolean): void {
    const section = this.#current;
    const form = this.#browser.form(section);
    if (!form) return;
    const { questions } = questionnaires[section.module];
    const wanted = randomAnswers(section, this.#dice, this.#clinic.store.tables);
    const chosen = all ? questions : questions.filter(() => this.#dice.chance(0.3));
    if (chosen.length === 0) return;
    this.diary.push(`types ${chosen.length} answers of ${section.title}`);
    typeAnswers(form, chosen, wanted, this.#dice);
    this.#typed.set(section, { answers: structuredClone(form.getAnswers()), saved: false });
  }

  /** Presses Update. @returns false when there was nothing that could be saved */
  async #save(): Promise<boolean> {
    const browser = this.#browser;
    const section = this.#current;
    const typed = this.#typed.get(section);
    const form = browser.form(section);
    if (!form || !typed || typed.saved) return false;
    const { questions } = questionnaires[section.module];
    const state = () => browser.saveState(section);
    await turns();
    const isValid = Object.keys(findProblems(questions, typed.answers)).length === 0;
    if (!state()?.dirty || state()?.heldUp || !isValid) return false;
    const fault = this.#dice.weighted(saveWeights);
    const effect = saveFaults[fault];
    this.diary.push(`saves ${section.title}: ${fault}`);
    if (effect) this.#clinic.fault({ endpoint: `save${section.module}`, effect });
    const before = state()?.attempts;
    const mustArrive = this.#clinic.hasWayIn() && harmless.includes(fault);
    const sent = typed.answers;
    browser.submit(section);
    if (fault === 'slow') this.#type(false);
    await until(() => !browser.signedIn || state()?.attempts !== before, `${section.title} has been saved`);
    this.#clinic.bePatient();
    if (mustArrive) {
      expectOnServer(section, this.#recordOf(section), sent);
      if (!this.#clinic.hasWayIn()) throw new Error('The session is lost on the way');
    }
    if (browser.signedIn && !state()?.dirty) typed.saved = true;
    return true;
  }

  /** Whatever happened: everything that was typed is shown, kept as a draft, or saved. */
  async #look(): Promise<void> {
    await turns();
    if (!this.#browser.signedIn) await this.#signInAgain();
    for (const [section, { answers, saved }] of this.#typed) {
      const form = this.#browser.form(section);
      if (form) expectInForm(section, form.getAnswers(), answers);
      const draft = saved ? null : await this.#browser.drafts.read(this.#draftId(section));
      if (draft) expectInSight(section, draft.answers, answers);
      // What differs from the record in nothing needs no draft.
      else if (saved || !form) expectOnServer(section, this.#recordOf(section), answers);
    }
  }
}
