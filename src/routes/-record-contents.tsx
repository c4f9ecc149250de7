import { lazy, Suspense } from 'react';
import { IntakeReview } from '#features/intake/review/intake-review.tsx';
import { MedicationsAtAGlance } from '#features/intake/review/medications-at-a-glance.tsx';
import { CheckUpsAtAGlance } from '#features/journey/check-ups-at-a-glance.tsx';
import { LastNote } from '#features/notes/last-note.tsx';
import { AccountReview } from '#features/patients/account-review.tsx';
import { AtAGlance } from '#features/patients/glance/at-a-glance.tsx';
import type { RecordContents } from '#features/patients/record-panels.tsx';
import { ShoopTab } from '#features/shoops/shoop-tab.tsx';
import { RecommendedAtAGlance } from '#features/shoops/start/recommended-at-a-glance.tsx';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';

// The code of a tab is loaded when the tab is opened.
const PatientIntake = lazy(() => import('#features/intake/patient-intake.tsx'));
const HealthJourney = lazy(async () => {
  const { HealthJourney: tab } = await import('#features/journey/health-journey.tsx');
  return { default: tab };
});
const NotesTab = lazy(() => import('#features/notes/notes-tab.tsx'));

/** Contents of the tabs of a patient's record; names and titles are in `record-tabs.ts`. */
export const recordContents: RecordContents = {
  profile: ({ patientId }) => (
    <LoadGroup what="the Patient Profile">
      <AtAGlance>
        <RecommendedAtAGlance patientId={patientId} />
        <CheckUpsAtAGlance patientId={patientId} />
        <MedicationsAtAGlance />
        <LastNote patientId={patientId} />
      </AtAGlance>
      <IntakeReview extras={{ PatientInformation: <AccountReview patientId={patientId} /> }} />
    </LoadGroup>
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
