import { useQuery } from '@tanstack/react-query';
import { listShoops } from '#api/endpoints/shoops.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { readServerUserId, readUserId } from '#api/session/session.ts';
import type { PrintedPatient } from '#clinic/shoops/printable-recommendation.tsx';
import { RecommendationList } from '#clinic/shoops/recommendation-list.tsx';
import { AddToCalendar } from '#clinic/shoops/reminders/add-to-calendar.tsx';
import { StaleRecommendations } from '#clinic/shoops/stale-recommendations.tsx';
import { UnreadableOwnShoops } from '#clinic/shoops/unreadable-shoops.tsx';
import { shoopMessages } from '#domain/shoops/messages.ts';
import { recommendedTo } from '#domain/shoops/recommendations.ts';
import { Card } from '#ui/layout/card.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import classes from './dosing-history.module.css';

/** Numbers of items: ten at first, then five more each time (physician §9). */
const PAGE_SIZES = [10, 5] as const;

const emptyState = (
  <Card>
    <EmptyState
      title={shoopMessages.noneRecommended}
      titleOrder={2}
      picture="bottle"
      action={
        <LinkButton to="/dashboard" variant="default">
          Go to your dashboard
        </LinkButton>
      }
    >
      What your physician recommends to you will stand here, and your bell tells you of it.
    </EmptyState>
  </Card>
);

/** List of the received Shoops, page by page, with its loading, error and empty states. */
export function DosingRecord({ patient }: { patient: PrintedPatient }) {
  const userId = readUserId();
  const serverUserId = readServerUserId();
  const query = useQuery({
    ...endpointQuery(listShoops, {}),
    ...refetchOnReturn,
    select: (list) => recommendedTo(serverUserId, list),
  });
  return (
    <Loaded
      query={query}
      what="your Dosing History"
      hint="What was recommended to you is not lost."
      skeleton={<CardSkeleton label="Loading your Dosing History" lines={6} />}
      empty={{
        when: ({ recommendations, unreadable }) => recommendations.length === 0 && unreadable === 0,
        show: emptyState,
      }}
    >
      {({ recommendations, unreadable }) => (
        <div className={classes.record}>
          <StaleRecommendations query={query} />
          <UnreadableOwnShoops count={unreadable} />
          {recommendations.length > 0 && (
            <RecommendationList
              recommendations={recommendations}
              pages={PAGE_SIZES}
              newestKey={recommendations[0]?.key ?? null}
              newestActions={<AddToCalendar recommendations={recommendations} patientId={userId} />}
              patient={patient}
              titleOrder={2}
              showsAdminNotes
            />
          )}
        </div>
      )}
    </Loaded>
  );
}
