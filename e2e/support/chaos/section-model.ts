import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers, visibleAnswers } from '#domain/questions/questionnaire.ts';
import type { AnswerForm } from '#questionnaire/answer-form.ts';

/** What was typed over a record. */
export interface Typed {
  answers: Answers;
  base: Answers;
}

/** What a section must show, or be able to give back: what was typed into it, in one tab. */
export interface Entry extends Typed {
  saved: boolean;
  /** The form that holds it, or held it last. */
  form: AnswerForm;
}

/** What was typed in a tab that is closed now. */
export interface Left extends Typed {
  section: QuestionnaireSection;
  tab: string;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** @throws Error that shows both, where they differ */
function expectSame(found: unknown, typed: unknown, where: string): void {
  if (same(found, typed)) return;
  throw new Error(`${where}\nthere is: ${JSON.stringify(found)}\nwas typed: ${JSON.stringify(typed)}`);
}

/** A record as answers. */
export const asAnswers = ({ module }: QuestionnaireSection, record: WireRecord | null) =>
  decodeAnswers(questionnaires[module], record);

/** The answers as they are sent. */
export const asSent = ({ module }: QuestionnaireSection, answers: Answers) =>
  JSON.stringify(encodeAnswers(questionnaires[module], answers));

/** The form holds every answer, hidden ones too. */
export function expectInForm(section: QuestionnaireSection, found: Answers, typed: Answers): void {
  expectSame(found, typed, `${section.title} shows something else`);
}

/** The answers that are in sight are the same. */
export function expectInSight(section: QuestionnaireSection, found: Answers, typed: Answers): void {
  const seen = (answers: Answers) => visibleAnswers(questionnaires[section.module], answers);
  expectSame(seen(found), seen(typed), `${section.title} came back as something else`);
}

/** Answers that say the same once they are sent. */
export function expectSaid(
  section: QuestionnaireSection,
  found: Answers,
  said: Answers,
  where: string,
): void {
  expectSame(asSent(section, found), asSent(section, said), `${section.title} ${where}`);
}

/** The server has what was typed. */
export function expectOnServer(
  section: QuestionnaireSection,
  record: WireRecord | null,
  typed: Answers,
): void {
  expectSaid(section, asAnswers(section, record), typed, 'is saved as something else');
}

/** A draft is what was typed, over the record that it was typed over. */
export function expectDraft(
  section: QuestionnaireSection,
  draft: { answers: Answers; base: Answers | null },
  { answers, base }: Typed,
): void {
  expectInSight(section, draft.answers, answers);
  if (!draft.base) throw new Error(`${section.title} is kept without its base`);
  expectSaid(section, draft.base, base, 'is kept over another record');
}
