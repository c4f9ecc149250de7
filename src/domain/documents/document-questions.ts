import { text } from '#domain/questions/kinds.ts';
import type { Answers } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import type { PatientDocument } from './documents.ts';

/** What a document is made of, as it is called where two of them are compared: its form is one of its own (intake §3). */
export const documentQuestions = questionnaire([
  {
    questions: [
      text('documentTitle', 'Document title'),
      text('documentType', 'Document type'),
      text('documentDescription', 'Description', { long: true }),
      text('documentName', 'File'),
    ],
  },
]);

/** A document as answers. */
export function documentAnswers(document: PatientDocument): Answers {
  return Object.fromEntries(
    documentQuestions.questions.map(({ name }) => [name, document[name as keyof PatientDocument]]),
  );
}
