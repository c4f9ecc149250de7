import { useEffect } from 'react';
import type { IntakeSegment } from '#domain/intake/sections.ts';
import type { SaveState } from '#questionnaire/save-state.ts';
import { useSectionStates } from './section-states.ts';

/** Copies a form's save state to the wizard's frame. Renders nothing. */
export function SyncSaveState({ segment, state }: { segment: IntakeSegment; state: SaveState }) {
  const states = useSectionStates();
  const { isDirty, isSaving, heldUpReason } = state;
  useEffect(
    () => states.set(segment, { isDirty, isSaving, heldUpReason }),
    [states, segment, isDirty, isSaving, heldUpReason],
  );
  return null;
}
