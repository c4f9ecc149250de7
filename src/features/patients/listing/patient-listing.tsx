import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { Listing } from './listing.tsx';
import type { PatientListingProps } from './listing-props.ts';
import { ListingSkeleton } from './listing-skeleton.tsx';

/** Page with all of a physician's patients (physician §2, Patient Listing). */
export function PatientListing({ view, onView, added }: PatientListingProps) {
  const query = useQuery({ ...endpointQuery(listPatients, {}), ...refetchOnReturn });
  return (
    <Page
      title="Patient Listing"
      width="wide"
      actions={<LinkButton to="/physician/add-patient">Add New Patient</LinkButton>}
    >
      <Loaded
        query={query}
        what="your patients"
        skeleton={<ListingSkeleton />}
        empty={{ when: ({ patients, unreadable }) => patients.length + unreadable === 0, show: <None /> }}
      >
        {({ patients, unreadable, info }) => (
          <>
            <Unreadable count={unreadable} what={['patient', 'patients']}>
              Please do not take the list for complete.
            </Unreadable>
            <TellAdded name={patients.find(({ email }) => email && email === added)?.fullName} />
            <Listing
              patients={patients}
              total={Math.max(info.results, patients.length)}
              view={view}
              onView={onView}
              added={added}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Announces the patient who was just added. Renders no element. */
function TellAdded({ name }: { name: string | undefined }) {
  const announce = useAnnounce();
  useEffect(() => {
    if (name) announce(`${name} is on your list`);
  }, [name, announce]);
  return null;
}

function None() {
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
