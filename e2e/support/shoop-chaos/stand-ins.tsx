import { useLayoutEffect } from 'react';
import type { ShoopSuggestion } from '#api/endpoints/shoop-schema.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import type { ShoopSession } from '#features/shoops/form/use-shoop-session.ts';
import type { SendApproval } from '#features/shoops/safety/preview/use-send-preview.tsx';
import type { Submission } from '#features/shoops/sending/submission.ts';
import { type AnswerForm, useAnswerForm } from '#questionnaire/answer-form.ts';
import { type SaveStateStore, useSaveState } from '#questionnaire/save-state.ts';

/** State and callbacks behind the inputs, buttons and dialogs of the mounted form. */
interface FormInternals {
  form?: AnswerForm;
  saveState?: SaveStateStore;
  send?: () => void;
  /** Activity of the last save. */
  activity?: ShoopSession['activity'];
  loadDraft?: (draft: Shoop) => void;
  loadSuggestion?: (suggestion: ShoopSuggestion) => void;
}

export const formInternals: FormInternals = {};
/** Answers the preview with the submission to be sent, or null to cancel. */
export const preview = { answer: async (submission: Submission): Promise<Submission | null> => submission };

/** Exposes a part of the mounted form to the walk, until the component unmounts. */
const useExposeInternals = (part: Partial<FormInternals>) =>
  useLayoutEffect(() => {
    Object.assign(formInternals, part);
    return () => {
      for (const name of Object.keys(part)) delete formInternals[name as keyof FormInternals];
    };
  });

/** Replaces the medicines' cards: the walks set the form's answers directly, for speed. */
export function MedicineList() {
  useExposeInternals({ form: useAnswerForm() });
  return null;
}

/** Replaces Save and Save & Send. */
export function ShoopActions({ saveState, onSend }: { saveState: SaveStateStore; onSend: () => void }) {
  useSaveState(saveState);
  useExposeInternals({ saveState, send: onSend });
  return null;
}

/** Replaces the notice that reports a failed save. */
export function SaveOutcome({ shoop: { activity } }: { shoop: ShoopSession }) {
  useExposeInternals({ activity });
  return null;
}

export function DraftsButton({ onEdit }: { onEdit: (draft: Shoop) => void }) {
  useExposeInternals({ loadDraft: onEdit });
  return null;
}

export function ImportButton({ onImport }: { onImport: (suggestion: ShoopSuggestion) => void }) {
  useExposeInternals({ loadSuggestion: onImport });
  return null;
}

// Replace the warnings, which fetch data of their own.
export const SafetyProvider = ({ children }: { children: React.ReactNode }) => children;
export const IncompleteWarnings = () => null;

/** Replaces the dialog before leaving, which needs a router. */
export const LeaveGuard = () => null;

/** Replaces the dialog with the preview for the patient. */
export const useSendPreview = (): SendApproval => ({
  ask: (submission) => preview.answer(submission),
  dialog: null,
  readBack: async () => undefined,
  alarm: null,
});
