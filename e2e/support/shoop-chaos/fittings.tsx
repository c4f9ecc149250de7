import { useLayoutEffect } from 'react';
import type { ShoopSuggestion } from '#api/endpoints/shoop-schema.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import type { ShoopSession } from '#features/shoops/form/use-shoop-session.ts';
import type { SendingSafely } from '#features/shoops/safety/use-send-preview.tsx';
import type { Errand } from '#features/shoops/sending/errand.ts';
import { type AnswerForm, useAnswerForm } from '#questionnaire/answer-form.ts';
import { type SaveStateStore, useSaveState } from '#questionnaire/save-state.ts';

/** What stands behind the inputs, buttons and dialogs of the form that is on the page. */
interface Fitted {
  form?: AnswerForm;
  saveState?: SaveStateStore;
  send?: () => void;
  /** What became of the last press. */
  activity?: ShoopSession['activity'];
  loadDraft?: (draft: Shoop) => void;
  loadSuggestion?: (suggestion: ShoopSuggestion) => void;
}

export const fitted: Fitted = {};
/** Answers the preview: with the errand that is to be sent, or null for none. */
export const preview = { answer: async (errand: Errand): Promise<Errand | null> => errand };

const useFitted = (part: Partial<Fitted>) =>
  useLayoutEffect(() => {
    Object.assign(fitted, part);
    return () => {
      for (const name of Object.keys(part)) delete fitted[name as keyof Fitted];
    };
  });

/** In place of the cards of the medicines: hundreds of Shoops are typed into what stands behind them. */
export function MedicineList() {
  useFitted({ form: useAnswerForm() });
  return null;
}

/** In place of Save and Save & Send. */
export function ShoopActions({ saveState, onSend }: { saveState: SaveStateStore; onSend: () => void }) {
  useSaveState(saveState);
  useFitted({ saveState, send: onSend });
  return null;
}

/** In place of the notice that says why something is not saved. */
export function SaveOutcome({ shoop: { activity } }: { shoop: ShoopSession }) {
  useFitted({ activity });
  return null;
}

export function DraftsButton({ onEdit }: { onEdit: (draft: Shoop) => void }) {
  useFitted({ loadDraft: onEdit });
  return null;
}

export function ImportButton({ onImport }: { onImport: (suggestion: ShoopSuggestion) => void }) {
  useFitted({ loadSuggestion: onImport });
  return null;
}

/** In place of the warnings, which ask the server of their own. */
export const SafetyProvider = ({ children }: { children: React.ReactNode }) => children;
export const IncompleteWarnings = () => null;

/** In place of the question before leaving, which wants a router. */
export const LeaveGuard = () => null;

/** In place of the dialog that shows what the patient will read. */
export const useSendPreview = (): SendingSafely => ({
  ask: (errand) => preview.answer(errand),
  dialog: null,
  readBack: async () => undefined,
  alarm: null,
});
