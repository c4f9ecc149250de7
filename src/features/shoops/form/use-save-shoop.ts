import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { listPatientShoops } from '#api/endpoints/physician-shoops.ts';
import { endpointKey } from '#api/query.ts';
import type { How } from '#api/use-creation.ts';
import { cannabinoidName } from '#domain/shoops/cannabinoids.ts';
import { callsFor, medicinesIn, medicinesToSave, type Placed } from '#domain/shoops/form-medicine.ts';
import { payloadOf } from '#domain/shoops/payload.ts';
import type { SendingSafely } from '../safety/use-send-preview.tsx';
import { changeDrafts, marked, takeOutSaved, unmark } from './take-out-saved.ts';
import type { DraftsElsewhere } from './use-drafts-elsewhere.ts';
import { useShoopCalls } from './use-shoop-calls.ts';
import type { ShoopFormState } from './use-shoop-form.ts';

/** Why something is not saved, and which: the rest is. */
export interface SaveFailure {
  readonly isReady: boolean;
  readonly error: ApiError;
  readonly saved: readonly string[];
  readonly notSaved: readonly string[];
}

const nameOf = ({ row, index }: Placed) => {
  const name = cannabinoidName(String(row.targetCannabinoid ?? ''));
  return name === '' ? `medicine ${index + 1}` : name;
};

/**
 * Saves the medicines as drafts or sends them, each by the call that it needs (physician §7, decision 68).
 * @param elsewhere looks what became of the drafts that are open: written over unseen, somebody's doses would be gone
 */
export function useSaveShoop(
  patientId: string,
  shoopForm: ShoopFormState,
  preview: Pick<SendingSafely, 'ask' | 'readBack'>,
  elsewhere: DraftsElsewhere,
) {
  const { form, saveState, check } = shoopForm;
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [isLate, setLate] = useState(false);
  const [saves, setSaves] = useState(0);
  const isBusy = useRef(false);
  /** What the newest creation is about: found later, it is taken out of the form. */
  const created = useRef<{ medicines: readonly Placed[]; isReady: boolean } | null>(null);
  const calls = useShoopCalls(patientId, async ({ isReady, shoop }) => {
    const { current } = created;
    // What was changed since it was sent is not what is there: it stays.
    const sent = new Set(shoop.map((payload) => JSON.stringify(payload)));
    const found = current?.medicines.filter(({ row }) => sent.has(JSON.stringify(payloadOf(row, patientId))));
    if (found && current?.isReady === isReady) await settle(found, isReady);
  });

  async function settle(medicines: readonly Placed[], isReady: boolean, isNew = calls.newSince(isReady)) {
    const changed = takeOutSaved(form, medicines, isReady);
    if (changed.length === 0) return;
    setLate(true);
    if (!isReady) await changeDrafts(form, patientId, changed, (payload) => calls.findDraft(payload, isNew));
  }

  /** Whether the drafts are what they were when they were opened; otherwise the form says what became of them. */
  async function areAsOpened(isReady: boolean): Promise<boolean> {
    const medicines = medicinesToSave(medicinesIn(form.getAnswers()));
    if (medicines.every(({ row }) => row.shoopId === undefined)) return true;
    setSending(isReady);
    saveState.set({ saving: true });
    try {
      return check(await elsewhere.look());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure({ isReady, error, saved: [], notSaved: medicines.map(nameOf) });
      return false;
    } finally {
      saveState.set({ saving: false });
      setSending(null);
    }
  }

  async function carryOut(isReady: boolean, how?: How) {
    const medicines = marked(form);
    const payloads = medicines.map(({ row }) => payloadOf(row, patientId));
    const asked = isReady && how !== 'look';
    if (
      asked &&
      !(await preview.ask(
        payloads,
        medicines.map(({ row }) => row),
      ))
    )
      return;
    const { updates, creations } = callsFor(medicines);
    const saved: Placed[] = [];
    setSending(isReady);
    saveState.set({ saving: true });
    try {
      for (const placed of how === 'look' ? [] : updates) {
        await calls.update({ body: { isReady, shoop: payloadOf(placed.row, patientId) } });
        saved.push(placed);
        await settle([placed], isReady);
      }
      if (creations.length > 0) {
        const isNew = calls.newSince(isReady);
        created.current = { medicines: creations, isReady };
        await calls.create(
          { body: { isReady, shoop: creations.map(({ row }) => payloadOf(row, patientId)) } },
          how,
        );
        saved.push(...creations);
        await settle(creations, isReady, isNew);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const notSaved = medicines.filter((placed) => !saved.includes(placed));
      setFailure({ isReady, error, saved: saved.map(nameOf), notSaved: notSaved.map(nameOf) });
      // A draft that was sent or removed elsewhere: what is there now says so.
      void queryClient.invalidateQueries({ queryKey: endpointKey(listPatientShoops) });
    }
    if (saved.length === medicines.length) setSaves((count) => count + 1);
    const told = saved.map(({ row }) => payloadOf(row, patientId));
    if (isReady && told.length > 0) void preview.readBack(told);
  }

  /** Once, however often it is pressed. */
  async function save(isReady: boolean, how?: How) {
    if (isBusy.current || !saveState.get().dirty || !check()) return;
    isBusy.current = true;
    setFailure(null);
    setLate(false);
    try {
      if (how === 'look' || (await areAsOpened(isReady))) await carryOut(isReady, how);
    } finally {
      unmark(form);
      isBusy.current = false;
      saveState.set({ saving: false });
      setSending(null);
    }
  }

  return { save, sending, failure, doubt: calls.doubt, isLate, saves };
}
