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
import { IntakeCard } from './intake-card.tsx';
import { LinkedPhysiciansCard } from './physicians-card.tsx';
import { ShoopCard } from './shoop-card.tsx';
import { type DueCard, findDueCards, findLeadingCard } from './today.ts';

/**
 * Patient's dashboard: due tasks, newest Shoop, physicians (decision 25).
 * @param news card with unread notifications
 */
export function PatientDashboard({ news }: { news: ReactNode }) {
  const firstName = useSession()?.user.firstName;
  return (
    <Page
      title="Dashboard"
      heading={firstName ? `Welcome, ${firstName}` : 'Welcome'}
      lead={`Today is ${formatDay(new Date())}.`}
      width="wide"
    >
      <LoadGroup what="your dashboard">
        <Cards news={news} />
      </LoadGroup>
    </Page>
  );
}

/** Leading card and newest Shoop, and the other cards at their side or below. */
function Cards({ news }: { news: ReactNode }) {
  const { lead, second } = useDueCards();
  return (
    <div className={classes.cards}>
      <div className={classes.main}>
        {lead}
        <div className={classes.shoop}>
          <ShoopCard />
        </div>
      </div>
      <div className={classes.side}>
        {second}
        <div className={classes.people}>
          <LinkedPhysiciansCard />
        </div>
        <div className={classes.news}>{news}</div>
      </div>
    </div>
  );
}

/** Returns the cards of the check-up and the intake. Both calls together decide which one leads. */
function useDueCards(): { lead: ReactNode; second: ReactNode } {
  const status = useQuery({
    ...endpointQuery(readIntakeStatus, { subject: currentUserScope }),
    ...refetchOnReturn,
  });
  const checkUps = useQuery({
    ...endpointQuery(listCheckUps, { subject: currentUserScope }),
    ...refetchOnReturn,
    select: ({ checkUps }) => checkUps,
  });
  const kept = useDraftSections(readUserId());
  // While both are loading, no card registers its query with the page's load group, so do it here.
  useReportLoad(status);
  useReportLoad(checkUps);
  // `isFetched`, not `isPending`, which is true again on a retry and would unmount the other card.
  // Drafts are awaited too: their notice would push down the content below.
  if (!status.isFetched || !checkUps.isFetched || kept === null) return waiting;
  const dues = { status: status.data, checkUps: checkUps.data };
  const leader = findLeadingCard(dues);
  const isDue = findDueCards(dues)[leader];
  const leads = (card: DueCard) => card === leader && isDue;
  const card: Record<DueCard, ReactNode> = {
    checkUp: <CheckUpCard query={checkUps} isLeading={leads('checkUp')} />,
    intake: <IntakeCard query={status} sectionsWithDraft={kept} leads={leads('intake')} />,
  };
  return {
    lead: (
      <div className={classes.lead} data-due={isDue || undefined}>
        {card[leader]}
      </div>
    ),
    second: <div className={classes.second}>{card[leader === 'checkUp' ? 'intake' : 'checkUp']}</div>,
  };
}

const waiting = {
  lead: (
    <div className={classes.lead} data-waits="">
      <CardSkeleton lines={3} label="Loading your daily check-ups" />
    </div>
  ),
  second: (
    <div className={classes.second} data-waits="">
      <CardSkeleton lines={6} label="Loading how far your Health Intake is" />
    </div>
  ),
};
