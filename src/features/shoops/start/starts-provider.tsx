import type { ReactNode } from 'react';
import { StartsContext, useNewShoopStarts } from './use-shoop-starts.ts';

interface StartsProviderProps {
  patientId: string;
  children: ReactNode;
}

/** Lets every tab of a patient's page open a new Shoop from a recommendation. */
export function StartsProvider({ patientId, children }: StartsProviderProps) {
  return <StartsContext value={useNewShoopStarts(patientId)}>{children}</StartsContext>;
}
