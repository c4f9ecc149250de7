import { useQuery } from '@tanstack/react-query';
import { isForbiddenOrMissing } from '#api/client/api-error.ts';
import { readPhysician } from '#api/endpoints/accounts/physicians.ts';
import { listSharedNotes } from '#api/endpoints/notes.ts';
import { listRecommendedShoops } from '#api/endpoints/shoops.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { fullName } from '#domain/values/full-name.ts';
import { NotOpenNotice } from '#ui/feedback/not-open-notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { Office } from './office.tsx';
import { PhysicianIdentity } from './physician-identity.tsx';
import classes from './physician-profile.module.css';
import { type PhysicianView, PhysicianViews, viewTitles } from './physician-views.tsx';
import { RecommendedShoop } from './recommended-shoop.tsx';
import { SharedNotes } from './shared-notes.tsx';

interface LinkedPhysicianProfileProps {
  physicianId: string;
  view: PhysicianView;
}

/** Page about a physician, for a patient: contacts, Shoops and shared notes (physician §2). */
export function LinkedPhysicianProfile({ physicianId, view }: LinkedPhysicianProfileProps) {
  const query = useQuery(endpointQuery(readPhysician, { params: { id: physicianId } }));
  const notes = useQuery({
    ...endpointQuery(listSharedNotes, { params: { id: physicianId } }),
    ...refetchOnReturn,
    enabled: view === 'notes',
  });
  const shoops = useQuery({
    ...endpointQuery(listRecommendedShoops, { query: { physicianId } }),
    ...refetchOnReturn,
    enabled: view === 'shoop',
  });
  const { data } = query;
  const name = (data && fullName(data)) || 'Physician';
  const isForbidden = [query, notes, shoops].some(({ error }) => isForbiddenOrMissing(error));
  return (
    // `PhysicianIdentity` has the h1.
    <Page title={`${name} · ${viewTitles[view]}`} heading={null}>
      <div className={classes.page}>
        <PhysicianIdentity name={name} image={data?.profileImage} />
        {isForbidden ? (
          <NoProfile />
        ) : (
          <LoadGroup what="this physician">
            <div className={classes.page}>
              <Loaded
                query={query}
                what="this physician"
                skeleton={
                  <div className={classes.loading}>
                    <ListSkeleton label="Loading the physician" rows={1} />
                  </div>
                }
              >
                {(physician) => <Office physician={physician} />}
              </Loaded>
              <PhysicianViews physicianId={physicianId} view={view} />
              {view === 'notes' ? (
                <SharedNotes query={notes} name={name} />
              ) : (
                <RecommendedShoop query={shoops} name={name} />
              )}
            </div>
          </LoadGroup>
        )}
      </div>
    </Page>
  );
}

/** Notice in place of a profile that the patient may not open. */
function NoProfile() {
  return (
    <NotOpenNotice
      what="This physician’s profile"
      action={
        <LinkAnchor to="/profile" search={{ step: 'physician' }}>
          See your physicians
        </LinkAnchor>
      }
    >
      You can open the profiles of your own physicians, and of those who have shared a note with you or sent
      you a Shoop.
    </NotOpenNotice>
  );
}
