import { createAtom, useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { formId } from '#questionnaire/answer-form.ts';

/** Step of a replacement; `asking` has the pressed button, which may be outside the form. */
type Step =
  | { readonly name: 'warned' | 'agreed' | 'done' }
  | { readonly name: 'asking'; readonly pressed: HTMLElement | null };

/** Question before a save that replaces stored answers which this page cannot show. */
export interface Replacement {
  /** True until a save has replaced them. */
  readonly isPending: boolean;
  readonly isAsking: boolean;
  /** Asks, unless the user has agreed or nothing is replaced. @returns true if asked */
  ask(pressed: HTMLElement | null): boolean;
  /** Records that the user agrees, and saves the form. */
  agree(): void;
  cancel(): void;
  /** Ends the questions: what is stored are the form's own answers now. */
  end(): void;
}

/** Asks before a save replaces a stored record. @param isUnknown true if its names are unknown */
export function useReplacement(isUnknown: boolean, segment: string): Replacement {
  // Outside React: the submit that follows the agreement reads it before the next render.
  const [stepAtom] = useState(() => createAtom<Step>({ name: isUnknown ? 'warned' : 'done' }));
  const { name } = useSelector(stepAtom);
  return {
    isPending: name !== 'done',
    isAsking: name === 'asking',
    ask(pressed) {
      if (stepAtom.get().name === 'agreed' || stepAtom.get().name === 'done') return false;
      stepAtom.set({ name: 'asking', pressed });
      return true;
    },
    agree() {
      const step = stepAtom.get();
      stepAtom.set({ name: 'agreed' });
      const form = document.getElementById(formId(segment));
      const pressed = step.name === 'asking' && step.pressed?.isConnected ? step.pressed : null;
      if (form instanceof HTMLFormElement) form.requestSubmit(pressed);
    },
    cancel() {
      if (stepAtom.get().name === 'asking') stepAtom.set({ name: 'warned' });
    },
    end: () => stepAtom.set({ name: 'done' }),
  };
}
