import { useEffect } from 'react';
import { isBusy, type RetryMode } from '#api/activity.ts';
import { medicinesIn } from '#domain/shoops/form-medicine.ts';
import { callOf, errandOf } from '../sending/errand.ts';
import { mark, takeOutSaved, unmark } from '../sending/take-out-saved.ts';
import { useShoopSending, type Way } from '../sending/use-shoop-sending.ts';
import { useDraftsElsewhere } from './use-drafts-elsewhere.ts';
import type { ShoopFormState } from './use-shoop-form.ts';

/**
 * Saves and sends the form's medicines (physician §7). The form holds the answers; each medicine's
 * row holds its draft id and conflict; the activity holds what is in flight.
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
      // An unchecked save would overwrite doses that were saved elsewhere.
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
    // Also after an unmount, which ends the subscription above: `saving` must not stay true.
    await press(way, errandOf(rows(), patientId, isReady), how).finally(() =>
      saveState.set({ saving: false }),
    );
    // While the outcome is unknown, the marks identify the medicines that may be stored.
    if (store.get().is !== 'unknown outcome') unmark(form);
  }
  return { save, activity, ...rest };
}
export type ShoopSession = ReturnType<typeof useShoopSession>;
