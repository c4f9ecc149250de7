import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { isBusy, type RetryMode } from '#api/activity.ts';
import { call } from '#api/client/call.ts';
import { createNote, listNotes } from '#api/endpoints/notes.ts';
import { createNewEntryTest } from '#api/entries-since.ts';
import { endpointQuery } from '#api/query.ts';
import { useCreation } from '#api/use-creation.ts';
import {
  blankNote,
  type NoteAnswers,
  noteQuestionnaire,
  readNoteAnswers,
  textAddedSince,
} from '#domain/notes/note-questions.ts';
import { isSameNote } from '#domain/notes/same-note.ts';
import { findProblems } from '#domain/questions/questionnaire.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';
import { currentAuthor } from './current-author.ts';

interface NoteFormOptions {
  patientId: string;
  initialAnswers: NoteAnswers;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  /** Called before a note is shared; resolves with true to go on. */
  confirmSharing: () => Promise<boolean>;
  /** Called once a note is saved. */
  onSaved: (note: NoteAnswers) => void;
}

/** Returns the call that saves a note. After a lost answer the note is looked for in the list. */
function useNoteCreation(patientId: string) {
  const queryClient = useQueryClient();
  return useCreation<typeof createNote, 'late'>(createNote, ({ body }) => {
    const listQuery = endpointQuery(listNotes, { query: { patientId } });
    const isNew = createNewEntryTest(queryClient.getQueryData(listQuery.queryKey)?.notes);
    return async () => {
      const { data } = await call(listNotes, { query: { patientId } });
      const isSaved = data.notes.some((note) => isNew(note) && isSameNote(body, note, currentAuthor()));
      return isSaved ? { data: null } : null;
    };
  });
}

/** Returns the form of a note, whose text is kept as a draft while it is not saved. */
function useNoteAnswers({ initialAnswers, draft }: Pick<NoteFormOptions, 'initialAnswers' | 'draft'>) {
  /** Keeps the note as a draft, or drops the draft of an emptied note. */
  const updateDraft = (answers: NoteAnswers) =>
    answers.note.trim() === '' ? draft.forget() : draft.keep(answers, blankNote);
  const fields = useQuestionnaireForm({
    questionnaire: noteQuestionnaire,
    initialAnswers,
    savedAnswers: blankNote,
    idPrefix: 'new-note',
    onAnswersChange: (answers) => updateDraft(readNoteAnswers(answers)),
  });
  const { form } = fields;
  const readAnswers = () => readNoteAnswers(form.getAnswers());

  /**
   * Empties the form, except for text typed during the save. `sendToPationt` is the wire's name.
   * @returns 'late' if there is such text
   */
  function clearSaved({ note, sendToPationt }: NoteAnswers) {
    const current = readAnswers();
    const remainingText = textAddedSince(note, current.note);
    if (remainingText !== current.note) form.setAnswer('note', remainingText);
    // Text typed since then stays private until the physician shares it, too.
    if (current.sendToPationt === sendToPationt) form.setAnswer('sendToPationt', false);
    updateDraft(readAnswers());
    return remainingText === '' ? undefined : 'late';
  }

  return { ...fields, readAnswers, clearSaved };
}

/** State of a note's form and its save; news 'late' means text was typed during the save. */
export function useNoteForm({ patientId, confirmSharing, onSaved, ...options }: NoteFormOptions) {
  const { form, problems, setProblems, readAnswers, clearSaved } = useNoteAnswers(options);
  const { store, send, ...write } = useNoteCreation(patientId);

  /** Saves the note, unless it has problems or the user decides not to share it. */
  async function save(mode?: RetryMode) {
    const answers = readAnswers();
    if (isBusy(store.get()) || answers.note === '') return;
    const problemsFound = findProblems(noteQuestionnaire.questions, answers);
    setProblems(problemsFound);
    if (Object.keys(problemsFound).length > 0) return;
    if (answers.sendToPationt && !(await confirmSharing())) return;
    const body = { note: answers.note.trim(), patientId, sendToPationt: answers.sendToPationt };
    function settle() {
      onSaved(answers);
      return clearSaved(answers);
    }
    // The notice above the button shows the error.
    await send({ body }, { mode, settle }).catch(() => undefined);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the submit event of a dialog's form through its portal to this form.
    if (event.target === event.currentTarget) void save();
  }

  return { form, problems, ...write, save, submit };
}
