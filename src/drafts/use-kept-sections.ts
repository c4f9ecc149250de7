import { useEffect, useState } from 'react';
import type { IntakeModule } from '#domain/intake/sections.ts';
import { keptSections } from './kept-titles.ts';

/** Time limit for reading the drafts, in ms, so that a slow disk does not block the page. */
const PATIENCE = 500;

/** Modules with drafts; null while loading. */
export type KeptSections = ReadonlySet<IntakeModule> | null;

const nothing: KeptSections = new Set<IntakeModule>();

async function findKept(patientId: string): Promise<KeptSections> {
  return new Set((await keptSections(patientId)).map(({ module }) => module));
}

/** Returns the sections of a patient's intake with unsaved changes of an earlier visit. */
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
