import { useQuery } from '@tanstack/react-query';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { Card } from '#ui/layout/card.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { LoadError } from '#ui/loading/load-error.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { PatientFinder } from './patient-finder.tsx';

/** The signed-in physician's patients, with a search over them. */
export function OwnPatients() {
  const { data, error, isFetching, refetch } = useQuery(endpointQuery(listPatients, {}));
  if (error && !data) {
    return (
      <LoadError what="your patients" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </LoadError>
    );
  }
  if (data && data.patients.length > 0) return <PatientFinder patients={data.patients} />;
  return (
    <Card>
      {data ? (
        <EmptyState
          title="No patients yet"
          titleOrder={2}
          action={<LinkButton to="/physician/add-patient">Add New Patient</LinkButton>}
        >
          Patients appear here as soon as you have added them.
        </EmptyState>
      ) : (
        <ListSkeleton rows={6} label="Loading your patients" />
      )}
    </Card>
  );
}
