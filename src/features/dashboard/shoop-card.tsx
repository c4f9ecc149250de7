import { useQuery } from '@tanstack/react-query';
import { listShoops } from '#api/endpoints/shoops.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { readServerUserId, readUserId } from '#api/session/session.ts';
import { RecommendationCard } from '#clinic/shoops/recommendation-card.tsx';
import { AddToCalendar } from '#clinic/shoops/reminders/add-to-calendar.tsx';
import { UnreadableOwnShoops } from '#clinic/shoops/unreadable-shoops.tsx';
import { shoopMessages } from '#domain/shoops/messages.ts';
import { type Recommended, recommendedTo } from '#domain/shoops/recommendations.ts';
import { Card } from '#ui/layout/card.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryCard } from '#ui/loading/query-card.tsx';
import classes from './dashboard.module.css';

const TITLE = 'Newest Shoop';

/** Card with the newest dosing recommendation, and a link to all of them (decision 25). */
export function ShoopCard() {
  const userId = readUserId();
  const serverUserId = readServerUserId();
  const query = useQuery({
    ...endpointQuery(listShoops, {}),
    ...refetchOnReturn,
    select: (list) => recommendedTo(serverUserId, list),
  });
  return (
    <QueryCard query={query} title={TITLE} what="your newest Shoop" lines={4}>
      {(recommended) =>
        recommended.recommendations.length + recommended.unreadable > 0 ? (
          <NewestShoop recommended={recommended} patientId={userId} />
        ) : (
          <NoShoop />
        )
      }
    </QueryCard>
  );
}

/** Empty state, with a link to the Health Intake, which a physician needs first. */
function NoShoop() {
  return (
    <Card title={TITLE}>
      <EmptyState
        title={shoopMessages.noneRecommended}
        picture="bottle"
        small
        action={
          <LinkButton to="/myHealth/{-$section}" params={{ section: undefined }} variant="default">
            Open your Health Intake
          </LinkButton>
        }
      >
        A physician can recommend a dose that suits you once your Health Intake is filled in.
      </EmptyState>
    </Card>
  );
}

interface NewestShoopProps {
  recommended: Recommended;
  patientId: string;
}

/** The newest recommendation, if one is readable, with links to the others. */
function NewestShoop({ recommended: { recommendations, unreadable }, patientId }: NewestShoopProps) {
  const [newest] = recommendations;
  const footer = (
    <div className={classes.footer}>
      <UnreadableOwnShoops count={unreadable} />
      <div className={classes.shoopActions}>
        <LinkButton to="/dosing-history" variant="default">
          See your Dosing History
        </LinkButton>
        <AddToCalendar recommendations={recommendations} patientId={patientId} />
      </div>
    </div>
  );
  if (!newest) return <Card title={TITLE}>{footer}</Card>;
  return (
    <RecommendationCard recommendation={newest} title={TITLE} titleOrder={2} showsWholeDay liesAcross>
      {footer}
    </RecommendationCard>
  );
}
