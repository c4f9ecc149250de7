import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers, visibleAnswers } from '#domain/questions/questionnaire.ts';

/** What a section must show, or be able to give back: what was typed into it. */
export interface Typed {
  answers: Answers;
  saved: boolean;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** @throws Error that shows both, where they differ */
function expectSame(found: unknown, typed: unknown, where: string): void {
  if (same(found, typed)) return;
  throw new Error(`${where}\nthere is: ${JSON.stringify(found)}\nwas typed: ${JSON.stringify(typed)}`);
}

/** The form holds every answer, hidden ones too. */
export function expectInForm(section: QuestionnaireSection, found: Answers, typed: Answers): void {
  expectSame(found, typed, `${section.title} shows something else`);
}

/** The answers that are in sight are the same. */
export function expectInSight(section: QuestionnaireSection, found: Answers, typed: Answers): void {
  const seen = (answers: Answers) => visibleAnswers(questionnaires[section.module], answers);
  expectSame(seen(found), seen(typed), `${section.title} came back as something else`);
}

/** The server has what was typed. */
export function expectOnServer(
  section: QuestionnaireSection,
  record: WireRecord | null,
  typed: Answers,
): void {
  const questionnaire = questionnaires[section.module];
  const sent = (answers: Answers) => encodeAnswers(questionnaire, answers);
  expectSame(
    sent(decodeAnswers(questionnaire, record)),
    sent(typed),
    `${section.title} is saved as something else`,
  );
}
