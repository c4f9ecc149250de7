import { useEffect, useState } from 'react';
import type { IntakeModule } from '#domain/intake/sections.ts';
import { keptSections } from './kept-titles.ts';

/** A disk that does not answer holds nobody up for longer than that, in milliseconds. */
const PATIENCE = 500;

/** By module; null while it is being looked for. */
export type KeptSections = ReadonlySet<IntakeModule> | null;

const nothing: KeptSections = new Set<IntakeModule>();

async function findKept(patientId: string): Promise<KeptSections> {
  return new Set((await keptSections(patientId)).map(({ module }) => module));
}

/** Into which sections of somebody's intake an earlier visit has typed what was never saved. */
export function useKeptSections(patientId: string): KeptSections {
  const [kept, setKept] = useState<KeptSections>(null);
  useEffect(() => {
    let stale = false;
    const show = (found: KeptSections) =>
      !stale && setKept((known) => (found === nothing && known ? known : found));
    const giveUp = setTimeout(show, PATIENCE, nothing);
    void findKept(patientId)
      .then(show, () => show(nothing))
      .finally(() => clearTimeout(giveUp));
    return () => {
      stale = true;
      clearTimeout(giveUp);
    };
  }, [patientId]);
  return kept;
}
