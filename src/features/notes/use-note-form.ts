import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { isBusy, type RetryMode } from '#api/activity.ts';
import { call } from '#api/client/call.ts';
import { createNote, listNotes } from '#api/endpoints/notes.ts';
import { newEntryTest } from '#api/entries-since.ts';
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
  mayShare: () => Promise<boolean>;
  /** Called once a note is saved. */
  onSaved: (note: NoteAnswers) => void;
}

/** Returns the call that saves a note. After a lost answer the note is looked for in the list. */
function useNoteCreation(patientId: string) {
  const queryClient = useQueryClient();
  return useCreation<typeof createNote, 'late'>(createNote, ({ body }) => {
    const list = endpointQuery(listNotes, { query: { patientId } });
    const isNew = newEntryTest(queryClient.getQueryData(list.queryKey)?.notes);
    return async () => {
      const { data } = await call(listNotes, { query: { patientId } });
      const isSaved = data.notes.some((note) => isNew(note) && isSameNote(body, note, currentAuthor()));
      return isSaved ? { data: null } : null;
    };
  });
}

/** Returns the form of a note, whose text is kept as a draft while it is not saved. */
function useNoteAnswers({ initialAnswers, draft }: Pick<NoteFormOptions, 'initialAnswers' | 'draft'>) {
  const keep = (answers: NoteAnswers) =>
    answers.note.trim() === '' ? draft.forget() : draft.keep(answers, blankNote);
  const fields = useQuestionnaireForm({
    questionnaire: noteQuestionnaire,
    initialAnswers,
    savedAnswers: blankNote,
    idPrefix: 'new-note',
    onAnswersChange: (answers) => keep(readNoteAnswers(answers)),
  });
  const { form } = fields;
  const read = () => readNoteAnswers(form.getAnswers());

  /** Empties the form, except for text typed since the save began. */
  function clearSaved({ note, sendToPationt }: NoteAnswers) {
    const now = read();
    const left = textAddedSince(note, now.note);
    if (left !== now.note) form.setAnswer('note', left);
    // Text typed since then stays private until the physician shares it, too.
    if (now.sendToPationt === sendToPationt) form.setAnswer('sendToPationt', false);
    keep(read());
    return left === '' ? undefined : 'late';
  }

  return { ...fields, read, clearSaved };
}

/** State of a note's form and its save; news 'late' means text was typed during the save. */
export function useNoteForm({ patientId, mayShare, onSaved, ...options }: NoteFormOptions) {
  const { form, problems, setProblems, read, clearSaved } = useNoteAnswers(options);
  const { store, send, ...write } = useNoteCreation(patientId);

  async function save(mode?: RetryMode) {
    const answers = read();
    if (isBusy(store.get()) || answers.note === '') return;
    const found = findProblems(noteQuestionnaire.questions, answers);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (answers.sendToPationt && !(await mayShare())) return;
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
    if (event.target === event.currentTarget) void save();
  }

  return { form, problems, ...write, save, submit };
}
