import { text } from '#domain/questions/kinds.ts';
import type { Answers } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import type { PatientDocument } from './documents.ts';

/** Fields of a document as questions, to compare two versions; the form is separate (intake §3). */
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

/** Returns a document's fields as answers. */
export function documentAnswers(document: PatientDocument): Answers {
  return Object.fromEntries(documentQuestions.questions.map(({ name }) => [name, document[name]]));
}
