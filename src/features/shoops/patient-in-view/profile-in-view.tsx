import { useQuery } from '@tanstack/react-query';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import { KnownList } from '#clinic/glance/known-list.tsx';
import { summarizeInteractions } from '#domain/interactions.ts';
import { InteractionsTopic } from './alert-topics.tsx';
import { Part, Topic } from './part.tsx';

/** Shows interactions (as the page's alert does), the diagnosis and other health concerns. */
export function ProfileInView({ patientId }: { patientId: string }) {
  const query = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  return (
    <Part query={query} what="the diagnosis and the interactions" rows={3}>
      {(patient) => {
        const { primaryDiagnosis, healthConcerns } = patient;
        return (
          <>
            <InteractionsTopic interactions={summarizeInteractions({ data: patient, error: query.error })} />
            <Topic title="Primary diagnosis">
              <KnownList
                known={primaryDiagnosis ? [primaryDiagnosis] : null}
                none=""
                unknown="Primary diagnosis not added"
              />
            </Topic>
            <Topic title="Other health concerns">
              <KnownList known={healthConcerns} none="No Concerns Added" unknown="" />
            </Topic>
          </>
        );
      }}
    </Part>
  );
}
