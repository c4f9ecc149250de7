import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers, visibleAnswers } from '#domain/questions/questionnaire.ts';
import type { AnswerForm } from '#questionnaire/answer-form.ts';

/** Typed answers and the record they were based on. */
export interface TypedAnswers {
  answers: Answers;
  base: Answers;
}

/** Answers typed into a section in one tab, which the section must show or offer to restore. */
export interface Entry extends TypedAnswers {
  isSaved: boolean;
  /** Form that holds the answers or held them last. */
  form: AnswerForm;
}

/** Answers that were typed in a tab that is closed now. */
export interface ClosedTabAnswers extends TypedAnswers {
  section: QuestionnaireSection;
  tab: string;
}

const isEqualJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** @throws Error that shows both values if they differ */
function expectEqualJson(found: unknown, typed: unknown, fault: string): void {
  if (isEqualJson(found, typed)) return;
  throw new Error(`${fault}\nthere is: ${JSON.stringify(found)}\nwas typed: ${JSON.stringify(typed)}`);
}

/** Decodes a record into answers. */
export const decodedRecord = ({ module }: QuestionnaireSection, record: WireRecord | null) =>
  decodeAnswers(questionnaires[module], record);

/** Encodes answers as they are sent. */
export const encodedAnswers = ({ module }: QuestionnaireSection, answers: Answers) =>
  JSON.stringify(encodeAnswers(questionnaires[module], answers));

/** Expects the form to hold every answer, including hidden ones. */
export function expectInForm(section: QuestionnaireSection, found: Answers, typed: Answers): void {
  expectEqualJson(found, typed, `${section.title} shows something else`);
}

/** Expects the visible answers to be equal. */
export function expectEqualVisible(section: QuestionnaireSection, found: Answers, typed: Answers): void {
  const visiblePart = (answers: Answers) => visibleAnswers(questionnaires[section.module], answers);
  expectEqualJson(visiblePart(found), visiblePart(typed), `${section.title} came back as something else`);
}

/** Expects two sets of answers to be equal once encoded. */
export function expectEqualEncoded(
  section: QuestionnaireSection,
  found: Answers,
  expected: Answers,
  where: string,
): void {
  expectEqualJson(
    encodedAnswers(section, found),
    encodedAnswers(section, expected),
    `${section.title} ${where}`,
  );
}

/** Expects the server to have the typed answers. */
export function expectOnServer(
  section: QuestionnaireSection,
  record: WireRecord | null,
  typed: Answers,
): void {
  expectEqualEncoded(section, decodedRecord(section, record), typed, 'is saved as something else');
}

/** Expects a draft to hold the typed answers and the record they were based on. */
export function expectDraft(
  section: QuestionnaireSection,
  draft: { answers: Answers; base: Answers | null },
  { answers, base }: TypedAnswers,
): void {
  expectEqualVisible(section, draft.answers, answers);
  if (!draft.base) throw new Error(`${section.title} is kept without its base`);
  expectEqualEncoded(section, draft.base, base, 'is kept over another record');
}
