import { useQuery } from '@tanstack/react-query';
import { medicationsCalls } from '#api/endpoints/intake/sections.ts';
import { endpointQuery } from '#api/query.ts';
import { KnownList } from '#clinic/glance/known-list.tsx';
import { medicationsTaken } from '#domain/shoops/patient-in-view.ts';
import { AllergiesTopic } from './alert-topics.tsx';
import { Part, Topic } from './part.tsx';

/** Lists the patient's other medications and the allergies to medicines. */
export function MedicationsInView({ patientId }: { patientId: string }) {
  const query = useQuery(endpointQuery(medicationsCalls.read, { subject: { userId: patientId } }));
  return (
    <Part query={query} what="the medications and allergies" rows={2}>
      {(record) => (
        <>
          <Topic title="Medications and supplements">
            <KnownList
              known={medicationsTaken(record)}
              none="The patient takes none"
              unknown="Not known: this part of the intake is not answered"
            />
          </Topic>
          <AllergiesTopic record={record} />
        </>
      )}
    </Part>
  );
}
