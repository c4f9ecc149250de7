import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { listingSearch, readView, writeView } from '#features/patients/listing/listing-view.ts';
import { PatientListing } from '#features/patients/listing/patient-listing.tsx';
import { useHistoryStateOnce } from '#ui/leaving/use-history-state-once.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** E-mail of a patient who was just added, for the list to point out. */
    addedPatient?: string;
  }
}

export const Route = createFileRoute('/_physician/physician/list-patient')({
  validateSearch: listingSearch,
  component: function ListPatientRoute() {
    const view = readView(Route.useSearch());
    const navigate = useNavigate({ from: Route.fullPath });
    const added = useHistoryStateOnce('addedPatient');
    return (
      <PatientListing
        view={view}
        added={added}
        onView={(change, how) =>
          void navigate({
            search: (known) => writeView({ ...readView(known), ...change }),
            replace: how === 'replace',
            // A filter or a sort order must not scroll the page to its top.
            resetScroll: false,
          })
        }
      />
    );
  },
});
