import { createFileRoute, useLocation, useMatch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { patientSubject, SubjectProvider } from '#features/intake/subject.ts';
import { PatientRecord, RecordSkeleton } from '#features/patients/patient-record.tsx';
import { StartsProvider } from '#features/shoops/start/starts-provider.tsx';
import { patientIdIn } from '../-patient-id-in.ts';
import { fetchTab, recordContents } from '../-record-contents.tsx';

/** Patient's page with tabs; opened tabs stay mounted (decision 62). */
export const Route = createFileRoute('/_physician/_record')({ component: RecordRoute });

function RecordRoute() {
  const profile = useMatch({
    from: '/_physician/_record/physician/patient-profile/$patientId',
    shouldThrow: false,
  });
  const intake = useMatch({
    from: '/_physician/_record/physician/update-profile/$patientId/{-$section}',
    shouldThrow: false,
  });
  const loadedPatientId = (profile ?? intake)?.params.patientId ?? '';
  const patientIdInUrl = useLocation({ select: ({ pathname }) => patientIdIn(pathname) });
  const patientId = patientIdInUrl ?? loadedPatientId;
  const tab = intake ? 'intake' : (profile?.search.view ?? 'profile');
  // With each render: what has been fetched is not fetched again.
  fetchTab(tab, profile?.search.step);
  const subject = useMemo(() => patientSubject(patientId), [patientId]);
  // The URL names another patient already: never show the former one, not even for a frame.
  if (patientId !== loadedPatientId) return <RecordSkeleton />;
  return (
    // The key remounts everything for another patient, so that no state is carried over.
    <SubjectProvider value={subject} key={patientId}>
      <StartsProvider patientId={patientId}>
        <PatientRecord
          patientId={patientId}
          tab={tab}
          section={intake?.loaderData?.current}
          contents={recordContents}
        />
      </StartsProvider>
    </SubjectProvider>
  );
}
