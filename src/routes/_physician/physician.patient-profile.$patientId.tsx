import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { IntakeReview } from '#features/intake/intake-review.tsx';
import { patientRecord, SubjectProvider } from '#features/intake/subject.ts';
import { HealthJourney } from '#features/journey/health-journey.tsx';
import { PatientRecord } from '#features/patients/patient-record.tsx';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { patientRead } from '../-patient-read.ts';

export const Route = createFileRoute('/_physician/physician/patient-profile/$patientId')({
  validateSearch: v.object({ view: v.optional(v.fallback(v.optional(v.literal('journey')), undefined)) }),
  staticData: { reads: ({ patientId = '' }) => [patientRead(patientId)] },
  component: function PatientProfileRoute() {
    const { patientId } = Route.useParams();
    const { view = 'profile' } = Route.useSearch();
    return (
      <SubjectProvider value={patientRecord(patientId)} key={patientId}>
        <PatientRecord patientId={patientId} view={view}>
          {view === 'journey' ? (
            <HealthJourney patientId={patientId} />
          ) : (
            <LoadGroup what="the Health Intake">
              <IntakeReview />
            </LoadGroup>
          )}
        </PatientRecord>
      </SubjectProvider>
    );
  },
});
