import { useEffect } from 'react';
import type { IntakeSegment } from '#domain/intake/sections.ts';
import type { SaveState } from '#questionnaire/save-state.ts';
import { useSectionStates } from './section-states.ts';

/** Tells the wizard's frame what the buttons of a form know. */
export function TellSaveState({ segment, state }: { segment: IntakeSegment; state: SaveState }) {
  const states = useSectionStates();
  const { dirty, saving, heldUp } = state;
  useEffect(() => states.set(segment, { dirty, saving, heldUp }), [states, segment, dirty, saving, heldUp]);
  return null;
}
