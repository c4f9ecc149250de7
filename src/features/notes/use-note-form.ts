import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/client/call.ts';
import { createNote, listNotes } from '#api/endpoints/notes.ts';
import { entriesSince } from '#api/entries-since.ts';
import { endpointQuery } from '#api/query.ts';
import { type How, useCreation } from '#api/use-creation.ts';
import {
  blankNote,
  type NoteAnswers,
  noteQuestionnaire,
  writtenSince,
} from '#domain/notes/note-questions.ts';
import { isSameNote } from '#domain/notes/same-note.ts';
import { findProblems } from '#domain/questions/questionnaire.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';

interface NoteFormOptions {
  patientId: string;
  initialAnswers: NoteAnswers;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
  /** Asked before a note is shared; true to go on. */
  mayShare: () => Promise<boolean>;
}

/** The state of a note's form, and what saving it does. */
export function useNoteForm({ patientId, initialAnswers, draft, mayShare }: NoteFormOptions) {
  const keep = (answers: NoteAnswers) =>
    answers.note.trim() === '' ? draft.forget() : draft.keep(answers, blankNote);
  const { form, problems, setProblems, saveState } = useQuestionnaireForm({
    questionnaire: noteQuestionnaire,
    initialAnswers,
    savedAnswers: blankNote,
    idPrefix: 'new-note',
    onAnswersChange(answers) {
      keep(answers as NoteAnswers);
    },
  });
  /** Something was written while the rest was being saved. */
  const [isLate, setLate] = useState(false);
  const queryClient = useQueryClient();
  const { mutateAsync, error, doubt } = useCreation(createNote, ({ body }) => {
    const list = endpointQuery(listNotes, { query: { patientId } });
    const isNew = entriesSince(queryClient.getQueryData(list.queryKey)?.notes);
    return async () => {
      const { data } = await call(listNotes, { query: { patientId } });
      return data.notes.some((note) => isNew(note) && isSameNote(body, note)) ? { data: null } : null;
    };
  });

  function empty({ note, sendToPationt }: NoteAnswers) {
    const now = form.getAnswers() as NoteAnswers;
    const left = writtenSince(note, now.note);
    if (left !== now.note) form.setAnswer('note', left);
    // What follows, too, is nobody else's to read until somebody says so: a private afterthought must not go out shared.
    if (now.sendToPationt === sendToPationt) form.setAnswer('sendToPationt', false);
    setLate(left !== '');
    keep(form.getAnswers() as NoteAnswers);
  }

  async function save(how?: How) {
    const answers = form.getAnswers() as NoteAnswers;
    if (saveState.get().saving || answers.note === '') return;
    const found = findProblems(noteQuestionnaire.questions, answers);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (answers.sendToPationt && !(await mayShare())) return;
    saveState.set({ saving: true });
    setLate(false);
    try {
      const note = answers.note.trim();
      await mutateAsync({ body: { note, patientId, sendToPationt: answers.sendToPationt } }, how);
      empty(answers);
    } catch {
      // The notice above the button says why.
    } finally {
      saveState.set({ saving: false });
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (event.target === event.currentTarget) void save();
  }

  return { form, problems, saveState, error, doubt, isLate, save, submit };
}
