import { createFileRoute, useLocation, useMatch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { IntakeReview } from '#features/intake/review/intake-review.tsx';
import { patientRecord, SubjectProvider } from '#features/intake/subject.ts';
import { AccountReview } from '#features/patients/account-review.tsx';
import { PatientRecord, RecordSkeleton } from '#features/patients/patient-record.tsx';
import { ShoopTab } from '#features/shoops/shoop-tab.tsx';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { patientIdIn } from '../-patient-read.ts';

/** Patient's page with five tabs; opened tabs stay mounted (decision 62). */
export const Route = createFileRoute('/_physician/_record')({ component: RecordRoute });

// The code of a tab is loaded when the tab is opened.
const PatientIntake = lazy(() => import('#features/intake/patient-intake.tsx'));
const HealthJourney = lazy(async () => {
  const { HealthJourney: tab } = await import('#features/journey/health-journey.tsx');
  return { default: tab };
});
const NotesTab = lazy(() => import('#features/notes/notes-tab.tsx'));

function RecordRoute() {
  const profile = useMatch({
    from: '/_physician/_record/physician/patient-profile/$patientId',
    shouldThrow: false,
  });
  const intake = useMatch({
    from: '/_physician/_record/physician/update-profile/$patientId/{-$section}',
    shouldThrow: false,
  });
  const shown = (profile ?? intake)?.params.patientId ?? '';
  const awaited = useLocation({ select: ({ pathname }) => patientIdIn(pathname) });
  const patientId = awaited ?? shown;
  const subject = useMemo(() => patientRecord(patientId), [patientId]);
  // The URL names another patient already: never show the former one, not even for a frame.
  if (patientId !== shown) return <RecordSkeleton />;
  const section = intake?.loaderData?.current;
  return (
    // The key remounts everything for another patient, so that no state is carried over.
    <SubjectProvider value={subject} key={patientId}>
      <PatientRecord
        patientId={patientId}
        view={intake ? 'intake' : (profile?.search.view ?? 'profile')}
        section={section}
        tabs={{
          profile: (
            <LoadGroup what="the Health Intake">
              <IntakeReview extras={{ PatientInformation: <AccountReview patientId={patientId} /> }} />
            </LoadGroup>
          ),
          intake: (
            <Suspense fallback={<CardSkeleton label="Loading the Health Intake" lines={8} />}>
              <PatientIntake section={section} />
            </Suspense>
          ),
          shoop: <ShoopTab patientId={patientId} />,
          notes: (
            <Suspense fallback={<CardSkeleton label="Loading the notes" lines={4} />}>
              <NotesTab patientId={patientId} />
            </Suspense>
          ),
          journey: (
            <Suspense fallback={<CardSkeleton label="Loading the Health Journey" lines={4} />}>
              <HealthJourney patientId={patientId} />
            </Suspense>
          ),
        }}
      />
    </SubjectProvider>
  );
}
