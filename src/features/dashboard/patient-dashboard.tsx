import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentUserScope } from '#api/contract/endpoint.ts';
import { listCheckUps } from '#api/endpoints/check-ups.ts';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { readUserId } from '#api/session/session.ts';
import { useSession } from '#api/session/use-session.ts';
import { formatDay } from '#domain/values/dates.ts';
import { useDraftSections } from '#drafts/use-draft-sections.ts';
import { Page } from '#ui/layout/page.tsx';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { useReportLoad } from '#ui/loading/use-report-load.ts';
import { CheckUpCard } from './check-up-card.tsx';
import classes from './dashboard.module.css';
import { type DueCard, findDueCards, findLeadingCard } from './due-cards.ts';
import { IntakeCard } from './intake-card.tsx';
import { LinkedPhysiciansCard } from './linked-physicians-card.tsx';
import { ShoopCard } from './shoop-card.tsx';

/**
 * Patient's dashboard: due tasks, newest Shoop, physicians (decision 25).
 * @param notifications card with unread notifications
 */
export function PatientDashboard({ notifications }: { notifications: ReactNode }) {
  const firstName = useSession()?.user.firstName;
  return (
    <Page
      title="Dashboard"
      heading={firstName ? `Welcome, ${firstName}` : 'Welcome'}
      lead={`Today is ${formatDay(new Date())}.`}
      width="wide"
    >
      <LoadGroup what="your dashboard">
        <Cards notifications={notifications} />
      </LoadGroup>
    </Page>
  );
}

/** Leading card and newest Shoop, and the other cards at their side or below. */
function Cards({ notifications }: { notifications: ReactNode }) {
  const { leadingCard, otherCard } = useDueCards();
  return (
    <div className={classes.cards}>
      <div className={classes.main}>
        {leadingCard}
        <div className={classes.shoop}>
          <ShoopCard />
        </div>
      </div>
      <div className={classes.side}>
        {otherCard}
        <div className={classes.sideCard}>
          <LinkedPhysiciansCard />
        </div>
        <div className={classes.sideCard}>{notifications}</div>
      </div>
    </div>
  );
}

/** Returns the cards of the check-up and the intake. Both calls together decide which one leads. */
function useDueCards(): { leadingCard: ReactNode; otherCard: ReactNode } {
  const status = useQuery({
    ...endpointQuery(readIntakeStatus, { subject: currentUserScope }),
    ...refetchOnReturn,
  });
  const checkUps = useQuery({
    ...endpointQuery(listCheckUps, { subject: currentUserScope }),
    ...refetchOnReturn,
  });
  const sectionsWithDraft = useDraftSections(readUserId());
  // While both are loading, no card registers its query with the page's load group, so do it here.
  useReportLoad(status);
  useReportLoad(checkUps);
  // `isFetched`, not `isPending`, which is true again on a retry and would unmount the other card.
  // Drafts are awaited too: their notice would push down the content below.
  if (!status.isFetched || !checkUps.isFetched || sectionsWithDraft === null) return loadingCards;
  const dueData = {
    status: status.data?.sections,
    checkUps: checkUps.data?.checkUps,
    unreadableCheckUps: checkUps.data?.unreadable,
  };
  const leadingName = findLeadingCard(dueData);
  const isDue = findDueCards(dueData)[leadingName];
  // Emphasized only while it is due: on a day with nothing to do, no card leads.
  const isLeading = (card: DueCard) => card === leadingName && isDue;
  const cards: Record<DueCard, ReactNode> = {
    checkUp: <CheckUpCard query={checkUps} isLeading={isLeading('checkUp')} />,
    intake: (
      <IntakeCard query={status} sectionsWithDraft={sectionsWithDraft} isLeading={isLeading('intake')} />
    ),
  };
  return {
    leadingCard: (
      <div className={classes.leadingCard} data-due={isDue || undefined}>
        {cards[leadingName]}
      </div>
    ),
    otherCard: (
      <div className={otherCardClasses}>{cards[leadingName === 'checkUp' ? 'intake' : 'checkUp']}</div>
    ),
  };
}

const otherCardClasses = `${classes.sideCard} ${classes.otherCard}`;

const loadingCards = {
  leadingCard: (
    <div className={classes.leadingCard} data-pending="">
      <CardSkeleton lines={3} label="Loading your daily check-ups" />
    </div>
  ),
  otherCard: (
    <div className={otherCardClasses} data-pending="">
      <CardSkeleton lines={6} label="Loading how far your Health Intake is" />
    </div>
  ),
};
