import { useNavigate } from '@tanstack/react-router';
import { createContext, useContext, useMemo, useState } from 'react';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import type { ShoopStart } from '#domain/shoops/start-from.ts';
import { linkToStep } from '../shoop-steps.tsx';

/** The way from a recommendation into the form of a new Shoop, which may have to be opened first. */
export interface ShoopStarts {
  /** Waits for the form; null while nothing does. */
  readonly pending: ShoopStart | null;
  /** Opens the form with the medicines of a recommendation. */
  startFrom(recommendation: Recommendation): void;
  /** Tells that the form has taken a start in. */
  taken(start: ShoopStart): void;
}

const StartsContext = createContext<ShoopStarts | null>(null);
export const StartsProvider = StartsContext.Provider;

/** Returns the starts of the patient's page; null where a form stands alone. */
export const useShoopStarts = (): ShoopStarts | null => useContext(StartsContext);

/** Holds a start until the form has taken it in. */
export function useNewShoopStarts(patientId: string): ShoopStarts {
  const navigate = useNavigate();
  const [pending, setPending] = useState<ShoopStart | null>(null);
  return useMemo(
    () => ({
      pending,
      startFrom(recommendation) {
        // A second press finds the same start, and adds nothing.
        setPending({ key: recommendation.key, recommendation });
        void navigate({ ...linkToStep(patientId, 'new'), resetScroll: false });
      },
      taken: ({ key }) => setPending((now) => (now?.key === key ? null : now)),
    }),
    [pending, navigate, patientId],
  );
}
