import { useEffect, useState } from 'react';
import type { IntakeModule } from '#domain/intake/sections.ts';
import { listDraftSections } from './draft-titles.ts';

/** Time limit for reading the drafts, in ms, so that a slow disk does not block the page. */
const READ_LIMIT_MS = 500;

/** Modules with drafts; null while loading. */
export type DraftSections = ReadonlySet<IntakeModule> | null;

const noSections: DraftSections = new Set<IntakeModule>();

/** Reads the modules of a patient's intake that have a draft. */
async function findDraftSections(patientId: string): Promise<DraftSections> {
  return new Set((await listDraftSections(patientId)).map(({ module }) => module));
}

/** Returns the sections of a patient's intake with unsaved changes of an earlier visit. */
export function useDraftSections(patientId: string): DraftSections {
  const [sections, setSections] = useState<DraftSections>(null);
  useEffect(() => {
    let isStale = false;
    const showSections = (found: DraftSections) =>
      // The time limit sets no sections, but never replaces sections that were read.
      !isStale && setSections((known) => (found === noSections && known ? known : found));
    const timeLimit = setTimeout(showSections, READ_LIMIT_MS, noSections);
    void findDraftSections(patientId)
      .then(showSections, () => showSections(noSections))
      .finally(() => clearTimeout(timeLimit));
    return () => {
      isStale = true;
      clearTimeout(timeLimit);
    };
  }, [patientId]);
  return sections;
}
