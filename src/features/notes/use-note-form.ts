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
  noteAnswersIn,
  noteQuestionnaire,
  textAddedSince,
} from '#domain/notes/note-questions.ts';
import { isSameNote } from '#domain/notes/same-note.ts';
import { findProblems } from '#domain/questions/questionnaire.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';

interface NoteFormOptions {
  patientId: string;
  initialAnswers: NoteAnswers;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  /** Called before a note is shared; resolves with true to go on. */
  mayShare: () => Promise<boolean>;
}

/** State of a note's form and its save; news 'late' means text was typed during the save. */
export function useNoteForm({ patientId, initialAnswers, draft, mayShare }: NoteFormOptions) {
  const keep = (answers: NoteAnswers) =>
    answers.note.trim() === '' ? draft.forget() : draft.keep(answers, blankNote);
  const { form, problems, setProblems } = useQuestionnaireForm({
    questionnaire: noteQuestionnaire,
    initialAnswers,
    savedAnswers: blankNote,
    idPrefix: 'new-note',
    onAnswersChange(answers) {
      keep(noteAnswersIn(answers));
    },
  });
  const queryClient = useQueryClient();
  const { store, send, ...write } = useCreation<typeof createNote, 'late'>(createNote, ({ body }) => {
    const list = endpointQuery(listNotes, { query: { patientId } });
    const isNew = newEntryTest(queryClient.getQueryData(list.queryKey)?.notes);
    return async () => {
      const { data } = await call(listNotes, { query: { patientId } });
      return data.notes.some((note) => isNew(note) && isSameNote(body, note)) ? { data: null } : null;
    };
  });

  /** Empties the form, except for text typed since the save began. */
  function clearSaved({ note, sendToPationt }: NoteAnswers) {
    const now = noteAnswersIn(form.getAnswers());
    const left = textAddedSince(note, now.note);
    if (left !== now.note) form.setAnswer('note', left);
    // Text typed since then stays private until the physician shares it, too.
    if (now.sendToPationt === sendToPationt) form.setAnswer('sendToPationt', false);
    keep(noteAnswersIn(form.getAnswers()));
    return left === '' ? undefined : 'late';
  }

  async function save(mode?: RetryMode) {
    const answers = noteAnswersIn(form.getAnswers());
    if (isBusy(store.get()) || answers.note === '') return;
    const found = findProblems(noteQuestionnaire.questions, answers);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (answers.sendToPationt && !(await mayShare())) return;
    const body = { note: answers.note.trim(), patientId, sendToPationt: answers.sendToPationt };
    // The notice above the button shows the error.
    await send({ body }, { mode, settle: () => clearSaved(answers) }).catch(() => undefined);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (event.target === event.currentTarget) void save();
  }

  return { form, problems, ...write, save, submit };
}
