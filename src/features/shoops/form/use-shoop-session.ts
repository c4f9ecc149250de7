import { useEffect } from 'react';
import { isBusy, type RetryMode } from '#api/activity.ts';
import { medicinesIn } from '#domain/shoops/form-medicine.ts';
import { callOf, errandOf } from '../sending/errand.ts';
import { mark, takeOutSaved, unmark } from '../sending/take-out-saved.ts';
import { useShoopSending, type Way } from '../sending/use-shoop-sending.ts';
import { useDraftsElsewhere } from './use-drafts-elsewhere.ts';
import type { ShoopFormState } from './use-shoop-form.ts';

/**
 * Saves and sends what stands in the form (physician §7). Its answers are the form's; which drafts they are, and what became of those
 * elsewhere, stands with each medicine; what is under way is the activity.
 */
export function useShoopSession(patientId: string, { form, saveState, check }: ShoopFormState) {
  const elsewhere = useDraftsElsewhere(form, saveState, patientId);
  const { activity, store, press, ...rest } = useShoopSending(patientId);
  const rows = () => medicinesIn(form.getAnswers());
  useEffect(() => {
    const { unsubscribe } = store.atom.subscribe((now) =>
      saveState.set({ saving: isBusy(now) && now.is !== 'previewing' }),
    );
    return unsubscribe;
  }, [store, saveState]);

  const way: Way = {
    async prepare(isReady) {
      // Written over unseen, somebody’s doses would be gone.
      const hasDraft = rows().some(({ shoopId }) => shoopId !== undefined);
      if (hasDraft && !check(await elsewhere.look())) return null;
      mark(form);
      return errandOf(rows(), patientId, isReady);
    },
    callOf,
    settle: (sent) => takeOutSaved(form, patientId, sent),
  };

  async function save(isReady: boolean, how?: RetryMode) {
    if (isBusy(store.get()) || !saveState.get().dirty || (how !== 'look' && !check())) return;
    // Also of a form that was left meanwhile: what is kept of it must not wait for ever.
    await press(way, errandOf(rows(), patientId, isReady), how).finally(() =>
      saveState.set({ saving: false }),
    );
    // What may be there is known again by its mark.
    if (store.get().is !== 'unknown outcome') unmark(form);
  }
  return { save, activity, ...rest };
}
export type ShoopSession = ReturnType<typeof useShoopSession>;
