import { useEffect } from 'react';
import { isBusy, type RetryMode } from '#api/activity.ts';
import { medicinesIn } from '#domain/shoops/medicine/form-medicine.ts';
import { addKeys, removeKeys, removeSaved } from '../sending/remove-saved.ts';
import type { SendingHandlers } from '../sending/sending-context.ts';
import { callOf, submissionOf } from '../sending/submission.ts';
import { useShoopSending } from '../sending/use-shoop-sending.ts';
import { useDraftConflicts } from './use-draft-conflicts.ts';
import type { ShoopFormState } from './use-shoop-form.ts';

/**
 * Saves and sends the form's medicines (physician §7). The form holds the answers; each medicine's
 * row holds its draft id and conflict; the activity holds the submission in flight.
 */
export function useShoopSession(patientId: string, { form, saveState, check }: ShoopFormState) {
  const draftConflicts = useDraftConflicts(form, saveState, patientId);
  const { activity, store, saveOrSend, ...rest } = useShoopSending(patientId);
  const rows = () => medicinesIn(form.getAnswers());
  useEffect(() => {
    const { unsubscribe } = store.atom.subscribe((current) =>
      saveState.set({ isSaving: isBusy(current) && current.phase !== 'previewing' }),
    );
    return unsubscribe;
  }, [store, saveState]);

  const handlers: SendingHandlers = {
    async prepare(isReady) {
      // An unchecked save would overwrite doses that were saved elsewhere.
      const hasDraft = rows().some(({ shoopId }) => shoopId !== undefined);
      if (hasDraft && !check(await draftConflicts.fetchProblems())) return null;
      addKeys(form);
      return submissionOf(rows(), patientId, isReady);
    },
    callOf,
    settle: (sent) => removeSaved(form, patientId, sent),
  };

  /** Saves the medicines as drafts, or sends them. */
  async function save(isReady: boolean, mode?: RetryMode) {
    // A check of the server alone sends nothing, so the form may have problems.
    if (isBusy(store.get()) || !saveState.get().isDirty || (mode !== 'check' && !check())) return;
    // Also after an unmount, which ends the subscription above: `isSaving` must not stay true.
    await saveOrSend(handlers, submissionOf(rows(), patientId, isReady), mode).finally(() =>
      saveState.set({ isSaving: false }),
    );
    // While the outcome is unknown, the keys identify the medicines that may be stored.
    if (store.get().phase !== 'unknown outcome') removeKeys(form);
  }
  return { save, activity, ...rest };
}

/** Saving and sending of a form. */
export type ShoopSession = ReturnType<typeof useShoopSession>;
