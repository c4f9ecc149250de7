import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listShoops } from '#api/endpoints/shoops.ts';
import { endpointQuery } from '#api/query.ts';
import { readServerUserId } from '#api/session/session.ts';
import { useSession } from '#api/session/use-session.ts';
import { RecommendationList } from '#clinic/shoops/recommendation-list.tsx';
import { StaleRecommendations } from '#clinic/shoops/stale-recommendations.tsx';
import { UnreadableOwnShoops } from '#clinic/shoops/unreadable-shoops.tsx';
import { formatBirthDateLine, formatPrintDateLine } from '#domain/printed-record.ts';
import { shoopMessages } from '#domain/shoops/messages.ts';
import { recommendedTo } from '#domain/shoops/recommendations.ts';
import type { ShoopList } from '#domain/shoops/shoop.ts';
import { fullName } from '#domain/values/full-name.ts';
import { Card } from '#ui/layout/card.tsx';
import { PrintedPage } from '#ui/layout/printed-page.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded, type LoadedProps } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import classes from './physician-profile.module.css';

/** Numbers of items: five at first, then five more each time (physician §9). */
const PAGE_SIZES = [5, 5] as const;

interface RecommendedShoopProps {
  query: LoadedProps<ShoopList>['query'];
  /** The physician's name. */
  name: string;
}

/** Tab with the physician's Shoops for the signed-in patient (physician §2). */
export function RecommendedShoop({ query, name }: RecommendedShoopProps) {
  const userId = readServerUserId();
  const user = useSession()?.user;
  const patient = { name: user ? fullName(user) : '', birthLine: formatBirthDateLine(user?.dob) };
  const newestKey = useNewestKey(userId);
  return (
    <section aria-labelledby="recommended-shoop" className={classes.panel}>
      <Title order={2} size="h3" id="recommended-shoop">
        Recommended Shoop
      </Title>
      {user && (
        <PrintedPage
          personName={patient.name}
          personDetail={patient.birthLine}
          formatPrintTime={formatPrintDateLine}
        />
      )}
      <StaleRecommendations query={query} />
      <Loaded
        query={query}
        what="the recommendations"
        hint="What was recommended to you is not lost."
        skeleton={<CardSkeleton label="Loading the recommendations" lines={6} />}
        empty={{
          when: (list) => recommendedTo(userId, list).recommendations.length + list.unreadable === 0,
          show: <NoRecommendation name={name} />,
        }}
      >
        {(list) => (
          <>
            <UnreadableOwnShoops count={list.unreadable} />
            <RecommendationList
              recommendations={recommendedTo(userId, list).recommendations}
              pages={PAGE_SIZES}
              newestKey={newestKey}
              patient={patient}
              titleOrder={3}
              about={
                <span>
                  by <bdi>{name}</bdi>
                </span>
              }
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Returns the key of the patient's newest Shoop by any physician; null while unknown. */
function useNewestKey(userId: string): string | null {
  const { data } = useQuery(endpointQuery(listShoops, {}));
  if (!data) return null;
  return recommendedTo(userId, data).recommendations[0]?.key ?? null;
}

/** Empty state for a physician without a recommendation. */
function NoRecommendation({ name }: { name: string }) {
  return (
    <Card>
      <EmptyState
        title={shoopMessages.noneRecommended}
        titleOrder={3}
        picture="bottle"
        action={
          <LinkButton to="/dosing-history" variant="default">
            See your Dosing History
          </LinkButton>
        }
      >
        What <bdi>{name}</bdi> recommends to you will stand here, and your bell tells you of it.
      </EmptyState>
    </Card>
  );
}
