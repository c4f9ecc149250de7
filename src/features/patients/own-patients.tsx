import { useQuery } from '@tanstack/react-query';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { Card } from '#ui/layout/card.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { PatientFinder } from './patient-finder.tsx';

/** The signed-in physician's patients, with a search over them. */
export function OwnPatients() {
  const query = useQuery(endpointQuery(listPatients, {}));
  return (
    <Loaded
      query={query}
      what="your patients"
      skeleton={
        <Card>
          <ListSkeleton rows={6} label="Loading your patients" />
        </Card>
      }
      empty={{ when: ({ patients }) => patients.length === 0, show: <None /> }}
    >
      {({ patients }) => <PatientFinder patients={patients} />}
    </Loaded>
  );
}

function None() {
  return (
    <Card>
      <EmptyState
        title="No patients yet"
        titleOrder={2}
        action={<LinkButton to="/physician/add-patient">Add New Patient</LinkButton>}
      >
        Patients appear here as soon as you have added them.
      </EmptyState>
    </Card>
  );
}
