import { useEffect } from 'react';
import type { IntakeSegment } from '#domain/intake/sections.ts';
import type { SaveState } from '#questionnaire/save-state.ts';
import { useSectionStates } from './section-states.ts';

/** Copies a form's save state to the wizard's frame. Renders nothing. */
export function TellSaveState({ segment, state }: { segment: IntakeSegment; state: SaveState }) {
  const states = useSectionStates();
  const { dirty, saving, heldUp } = state;
  useEffect(() => states.set(segment, { dirty, saving, heldUp }), [states, segment, dirty, saving, heldUp]);
  return null;
}
