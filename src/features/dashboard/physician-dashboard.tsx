import { useQuery } from '@tanstack/react-query';
import { listPatients } from '#api/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Page } from '#ui/page.tsx';
import { ListSkeleton } from '#ui/skeletons.tsx';
import { PatientFinder } from './patient-finder.tsx';

/** Where a physician lands: their own patients, and the way to each one's Health Intake. */
export function PhysicianDashboard() {
  return (
    <Page
      title="Dashboard"
      heading="Your patients"
      width="wide"
      actions={
        <LinkButton to="/physician/add-patient" variant="default">
          Add New Patient
        </LinkButton>
      }
    >
      <Patients />
    </Page>
  );
}

function Patients() {
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
