import { useQuery } from '@tanstack/react-query';
import { cannabisUseCalls } from '#api/endpoints/intake/sections.ts';
import { endpointQuery } from '#api/query.ts';
import { KnownList } from '#clinic/glance/known-list.tsx';
import { experienceWith } from '#domain/shoops/patient-in-view.ts';
import { Part, Topic } from './part.tsx';

/** Shows the patient's experience with cannabis: patients without any start with lower doses. */
export function ExperienceInView({ patientId }: { patientId: string }) {
  const query = useQuery(endpointQuery(cannabisUseCalls.read, { subject: { userId: patientId } }));
  return (
    <Part query={query} what="the experience with cannabis">
      {(record) => (
        <Topic title="Experience with cannabis">
          <KnownList
            known={experienceWith(record)}
            none=""
            unknown="Not known: this question is not answered"
          />
        </Topic>
      )}
    </Part>
  );
}
