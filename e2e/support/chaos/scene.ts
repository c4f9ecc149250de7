import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { ownSubject, patientSubject } from '#features/intake/subject.ts';
import { Browser } from './browser.ts';
import { type Clinic, openClinic } from './clinic.ts';
import type { Dice } from './dice.ts';
import { asAnswers, type ClosedTabAnswers, type Entry } from './section-model.ts';
import { tab } from './tab.ts';
import { randomAnswers, someQuestions, typeAnswers } from './typing.ts';

export const sections = intakeSections.filter(
  (section): section is QuestionnaireSection => section.module !== 'MyDocuments',
);

const MINUTE = 60_000;

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
  readonly left = new Set<ClosedTabAnswers>();
  /** Expected records on the server, as JSON. */
  readonly stored = new Map<QuestionnaireSection, string>();
  readonly #desks = new Map<string, TabAnswers>();

  private constructor(dice: Dice, clinic: Clinic) {
    this.dice = dice;
    this.clinic = clinic;
    const onBehalf = dice.chance(0.3);
    this.email = onBehalf ? 'physician@clinic.test' : 'new.patient@clinic.test';
    this.patientId = clinic.accountId(onBehalf ? 'patient@clinic.test' : this.email);
    this.browser = new Browser(onBehalf ? patientSubject(this.patientId) : ownSubject(this.patientId));
    for (const section of sections) this.noteStored(section);
  }

  static async begin(dice: Dice): Promise<Scene> {
    return new Scene(dice, await openClinic());
  }

  get page() {
    return this.browser.page;
  }

  /** Returns the typed answers of a tab, by default of the current tab. */
  desk({ id }: { id: string } = tab.current): TabAnswers {
    const desk = this.#desks.get(id) ?? { current: sections[0] as QuestionnaireSection, entries: new Map() };
    this.#desks.set(id, desk);
    return desk;
  }

  get current(): QuestionnaireSection {
    return this.desk().current;
  }

  set current(section: QuestionnaireSection) {
    this.desk().current = section;
  }

  entry = (section: QuestionnaireSection) => this.desk().entries.get(section);

  record = (section: QuestionnaireSection) => this.clinic.recordOf(this.patientId, section.module);
  recordAsAnswers = (section: QuestionnaireSection) => asAnswers(section, this.record(section));

  /** Marks the record that the server has now as expected. */
  noteStored(section: QuestionnaireSection): void {
    this.stored.set(section, JSON.stringify(this.record(section)));
  }

  draftId = ({ module }: IntakeSection) => ({
    userId: this.clinic.accountId(this.email),
    patientId: this.patientId,
    module,
  });

  /** @throws Error if a call was sent while an identical call was pending */
  expectSentOnce(): void {
    const [twice] = this.clinic.writes.sentTwice;
    if (twice) throw new Error(`Sent twice at once: ${twice}`);
  }

  /** Advances the clock between two user actions. */
  tick(): void {
    this.browser.now += MINUTE;
  }

  /** Types into the current section: some answers or all. @returns false if no answer changed */
  type(all: boolean): boolean {
    const section = this.current;
    const entry = this.entry(section);
    const form = this.page.form(section);
    if (!form || !entry) return false;
    const { questions } = questionnaires[section.module];
    const wanted = randomAnswers(section, this.dice, this.clinic.store.tables);
    const chosen = all ? questions : someQuestions(questions, () => this.dice.chance(0.3));
    if (chosen.length === 0) return false;
    this.diary.push(`types ${chosen.length} answers of ${section.title}`);
    let isHeard = false;
    const hearing = form.currentAnswers.subscribe(() => {
      isHeard = true;
    });
    typeAnswers(form, chosen, wanted, this.dice);
    hearing.unsubscribe();
    entry.answers = structuredClone(form.getAnswers());
    entry.saved = false;
    return isHeard;
  }
}
