import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import type { PatientListingProps } from './listing-props.ts';

const Listing = lazyPart(async () => (await import('./listing.tsx')).Listing);

/** Page with all of a physician's patients (physician §2, Patient Listing). */
export function PatientListing(props: PatientListingProps) {
  const query = useQuery({ ...endpointQuery(listPatients, {}), ...refetchOnReturn });
  return (
    <Page
      title="Patient Listing"
      width="wide"
      isFilling
      actions={<LinkButton to="/physician/add-patient">Add New Patient</LinkButton>}
    >
      <Suspense fallback={<ListSkeleton label="Loading your patients" rows={8} />}>
        <Loaded
          query={query}
          what="your patients"
          // The same component as below, so that a search typed while the list loads is kept.
          skeleton={<Listing {...props} list={undefined} />}
          empty={{
            when: ({ patients, unreadable }) => patients.length + unreadable === 0,
            show: <NoPatients />,
          }}
        >
          {({ patients, unreadable, info }) => (
            <Listing
              {...props}
              // The server's total, but never fewer than the patients that it has sent.
              list={{ patients, unreadable, total: Math.max(info.results, patients.length) }}
            />
          )}
        </Loaded>
      </Suspense>
    </Page>
  );
}

/** Empty state of a physician without patients. */
function NoPatients() {
  return (
    <Card>
      <EmptyState
        title="No patients yet"
        titleOrder={2}
        picture="bench"
        action={
          <LinkButton to="/physician/add-patient" variant="default">
            Add New Patient
          </LinkButton>
        }
      >
        Patients appear here as soon as you have added them.
      </EmptyState>
    </Card>
  );
}
