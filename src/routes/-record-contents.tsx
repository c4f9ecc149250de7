import { lazy, Suspense } from 'react';
import type { RecordContents } from '#features/patients/record-panels.tsx';
import type { RecordTab } from '#features/patients/record-tabs.ts';
import type { ShoopStep } from '#features/shoops/shoop-steps.tsx';
import { loadStep, ShoopTab } from '#features/shoops/shoop-tab.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';

/** Loads the code of a tab; the Shoop's is loaded with the page. */
const loadTab = {
  profile: () => import('./-record-profile.tsx'),
  intake: () => import('#features/intake/patient-intake.tsx'),
  notes: () => import('#features/notes/notes-tab.tsx'),
  journey: async () => ({ default: (await import('#features/journey/health-journey.tsx')).HealthJourney }),
};

const RecordProfile = lazy(loadTab.profile);
const PatientIntake = lazy(loadTab.intake);
const HealthJourney = lazy(loadTab.journey);
const NotesTab = lazy(loadTab.notes);

/**
 * Fetches the code of a tab, which is rendered once the patient is loaded. `lazy` fetches it again
 * after a failure.
 */
export function fetchTab(tab: RecordTab, step: ShoopStep = 'history'): void {
  const load = tab === 'shoop' ? loadStep[step] : loadTab[tab];
  void load().catch(() => undefined);
}

/** Contents of the tabs of a patient's record; names and titles are in `record-tabs.ts`. */
export const recordContents: RecordContents = {
  profile: ({ patientId }) => (
    <Suspense fallback={<CardSkeleton label="Loading the patient" lines={16} />}>
      <RecordProfile patientId={patientId} />
    </Suspense>
  ),
  intake: ({ section }) => (
    <Suspense fallback={<CardSkeleton label="Loading the Health Intake" lines={8} />}>
      <PatientIntake section={section} />
    </Suspense>
  ),
  shoop: ({ patientId }) => <ShoopTab patientId={patientId} />,
  notes: ({ patientId }) => (
    <Suspense fallback={<CardSkeleton label="Loading the notes" lines={4} />}>
      <NotesTab patientId={patientId} />
    </Suspense>
  ),
  journey: ({ patientId }) => (
    <Suspense fallback={<CardSkeleton label="Loading the Health Journey" lines={4} />}>
      <HealthJourney patientId={patientId} />
    </Suspense>
  ),
};
