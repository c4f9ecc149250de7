import { documentAnswers, documentQuestions } from '#domain/documents/document-questions.ts';
import type { PatientDocument } from '#domain/documents/documents.ts';
import {
  type AnswerConflict,
  type Merge,
  mergeDraft,
  type Side,
} from '#domain/questions/answers/merge-answers.ts';
import type { DocumentEntry } from './use-document-draft.ts';

/** Result of a merge: conflicts, and the entry once a side is chosen for each of them. */
interface EntryMerge extends Pick<Merge, 'conflicts'> {
  resolve(choose: (conflict: AnswerConflict) => Side): DocumentEntry;
}

/** Merges unsaved input into the current stored document (decision 57). */
export function mergeEntry(entry: DocumentEntry, saved: PatientDocument): EntryMerge {
  const base = entry.document && documentAnswers(entry.document);
  // The file counts as an answer: the name of the attached one, else of the stored one.
  const documentName = entry.fileName ?? base?.documentName;
  const answers = { ...base, ...entry.fields, documentName };
  const { conflicts, resolve } = mergeDraft(documentQuestions, { answers, base }, documentAnswers(saved));
  return {
    conflicts,
    resolve(choose) {
      const { documentName: name, ...fields } = resolve(choose);
      const hasOwnFile = entry.fileName !== null && name === entry.fileName;
      const file = hasOwnFile ? entry : { fileName: null, file: null };
      return { ...entry, ...file, document: saved, fields: fields as DocumentEntry['fields'] };
    },
  };
}
