import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { patientRecord, SubjectProvider } from '#features/intake/subject.ts';
import { IntakeWizard } from '#features/intake/wizard.tsx';
import { PatientRecord } from '#features/patients/patient-record.tsx';
import { noteOpener } from '../-intake-opener.ts';
import { intakeReads, knownSegment, segmentToOpen } from '../-intake-section.ts';
import { patientRead } from '../-patient-read.ts';

export const Route = createFileRoute('/_physician/physician/update-profile/$patientId/{-$section}')({
  staticData: {
    reads: ({ patientId = '', section }) => [patientRead(patientId), ...intakeReads(section, patientId)],
  },
  beforeLoad: (opening) => noteOpener(opening),
  loader: async ({ params: { patientId, section }, context }) => {
    if (section !== undefined) return { current: knownSegment(section) };
    const first = await segmentToOpen(context.queryClient, { userId: patientId });
    throw redirect({
      to: '/physician/update-profile/$patientId/{-$section}',
      params: { patientId, section: first },
      replace: true,
      state: true,
    });
  },
  component: function UpdateProfileRoute() {
    const { patientId } = Route.useParams();
    const { current } = Route.useLoaderData();
    const subject = useMemo(() => patientRecord(patientId), [patientId]);
    return (
      <SubjectProvider value={subject} key={patientId}>
        <PatientRecord patientId={patientId} view="intake">
          <IntakeWizard current={current} />
        </PatientRecord>
      </SubjectProvider>
    );
  },
});
