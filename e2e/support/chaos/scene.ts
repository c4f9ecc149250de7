import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { ownSubject, patientSubject } from '#features/intake/subject.ts';
import { Browser } from './browser.ts';
import { type Clinic, openClinic } from './clinic.ts';
import type { Dice } from './dice.ts';
import { type ClosedTabAnswers, decodedRecord, type Entry } from './section-model.ts';
import { tab } from './tab.ts';
import { randomAnswers, someQuestions, typeAnswers } from './typing.ts';

export const sections = intakeSections.filter(
  (section): section is QuestionnaireSection => section.module !== 'MyDocuments',
);

const minuteMs = 60_000;

/** Answers typed in a tab, and the tab's current section. */
interface TabAnswers {
  current: QuestionnaireSection;
  readonly entries: Map<QuestionnaireSection, Entry>;
}

/** State of a walk: the user, the patient, the typed answers and the expected records. */
export class Scene {
  /** Log of events for debugging. */
  readonly diary: string[] = [];
  /** Chance decisions of the current step. */
  dice: Dice;
  readonly clinic: Clinic;
  readonly browser: Browser;
  readonly email: string;
  readonly patientId: string;
  /** Answers typed in tabs that are closed now. */
  readonly leftDrafts = new Set<ClosedTabAnswers>();
  /** Expected records on the server, as JSON. */
  readonly expectedRecords = new Map<QuestionnaireSection, string>();
  readonly #answersByTab = new Map<string, TabAnswers>();

  private constructor(dice: Dice, clinic: Clinic) {
    this.dice = dice;
    this.clinic = clinic;
    const isPhysician = dice.chance(0.3);
    this.email = isPhysician ? 'physician@clinic.test' : 'new.patient@clinic.test';
    this.patientId = clinic.accountId(isPhysician ? 'patient@clinic.test' : this.email);
    this.browser = new Browser(isPhysician ? patientSubject(this.patientId) : ownSubject(this.patientId));
    for (const section of sections) this.acceptStored(section);
  }

  static async begin(dice: Dice): Promise<Scene> {
    return new Scene(dice, await openClinic());
  }

  get page() {
    return this.browser.page;
  }

  /** Returns the typed answers of a tab, by default of the current tab. */
  answersOfTab({ id }: { id: string } = tab.current): TabAnswers {
    const tabAnswers = this.#answersByTab.get(id) ?? {
      current: sections[0] as QuestionnaireSection,
      entries: new Map(),
    };
    this.#answersByTab.set(id, tabAnswers);
    return tabAnswers;
  }

  get current(): QuestionnaireSection {
    return this.answersOfTab().current;
  }

  set current(section: QuestionnaireSection) {
    this.answersOfTab().current = section;
  }

  entry = (section: QuestionnaireSection) => this.answersOfTab().entries.get(section);

  record = (section: QuestionnaireSection) => this.clinic.recordOf(this.patientId, section.module);
  recordAsAnswers = (section: QuestionnaireSection) => decodedRecord(section, this.record(section));

  /** Marks the record that the server has now as expected. */
  acceptStored(section: QuestionnaireSection): void {
    this.expectedRecords.set(section, JSON.stringify(this.record(section)));
  }

  draftId = ({ module }: IntakeSection) => ({
    userId: this.clinic.accountId(this.email),
    patientId: this.patientId,
    module,
  });

  /** @throws Error if a call was sent while an identical call was pending */
  expectSentOnce(): void {
    const [duplicateCall] = this.clinic.writes.sentTwice;
    if (duplicateCall) throw new Error(`Sent twice at once: ${duplicateCall}`);
  }

  /** Advances the clock between two user actions. */
  advanceClock(): void {
    this.browser.now += minuteMs;
  }

  /** Types into the current section: some answers or all. @returns false if no answer changed */
  type(all: boolean): boolean {
    const section = this.current;
    const entry = this.entry(section);
    const form = this.page.form(section);
    if (!form || !entry) return false;
    const { questions } = questionnaires[section.module];
    const newAnswers = randomAnswers(section, this.dice, this.clinic.store.tables);
    const chosenQuestions = all ? questions : someQuestions(questions, () => this.dice.chance(0.3));
    if (chosenQuestions.length === 0) return false;
    this.diary.push(`types ${chosenQuestions.length} answers of ${section.title}`);
    let hasChanged = false;
    const subscription = form.currentAnswers.subscribe(() => {
      hasChanged = true;
    });
    typeAnswers(form, chosenQuestions, newAnswers, this.dice);
    subscription.unsubscribe();
    entry.answers = structuredClone(form.getAnswers());
    entry.isSaved = false;
    return hasChanged;
  }
}
