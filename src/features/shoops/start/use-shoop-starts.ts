import { useNavigate } from '@tanstack/react-router';
import { createContext, useContext, useMemo, useState } from 'react';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import type { ShoopStart } from '#domain/shoops/start-from.ts';
import { linkToStep } from '../shoop-steps.tsx';

/** Hands a recommendation over to the form of a new Shoop, which may not be mounted yet. */
export interface ShoopStarts {
  /** Start that the form has not loaded yet; null if there is none. */
  readonly pending: ShoopStart | null;
  /** Opens the form with the medicines of a recommendation. */
  startFrom(recommendation: Recommendation): void;
  /** Clears a start that the form has loaded. */
  markLoaded(start: ShoopStart): void;
}

/** Starts of the patient's page. */
export const StartsContext = createContext<ShoopStarts | null>(null);

/** Returns the starts of the patient's page; null if a form is rendered outside of one. */
export const useShoopStarts = (): ShoopStarts | null => useContext(StartsContext);

/** Stores a start until the form has loaded it. */
export function useNewShoopStarts(patientId: string): ShoopStarts {
  const navigate = useNavigate();
  const [pending, setPending] = useState<ShoopStart | null>(null);
  return useMemo(
    () => ({
      pending,
      startFrom(recommendation) {
        // A second click sets the same key, so nothing is added twice.
        setPending({ key: recommendation.key, recommendation });
        void navigate({ ...linkToStep(patientId, 'new'), resetScroll: false });
      },
      markLoaded: ({ key }) => setPending((current) => (current?.key === key ? null : current)),
    }),
    [pending, navigate, patientId],
  );
}
