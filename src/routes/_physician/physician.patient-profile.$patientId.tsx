import { createFileRoute } from '@tanstack/react-router';
import { IntakeReview } from '#features/intake/intake-review.tsx';
import { patientRecord, SubjectProvider } from '#features/intake/subject.ts';
import { PatientRecord } from '#features/patients/patient-record.tsx';

export const Route = createFileRoute('/_physician/physician/patient-profile/$patientId')({
  component: function PatientProfileRoute() {
    const { patientId } = Route.useParams();
    return (
      <SubjectProvider value={patientRecord(patientId)} key={patientId}>
        <PatientRecord patientId={patientId} view="profile">
          <IntakeReview />
        </PatientRecord>
      </SubjectProvider>
    );
  },
});
