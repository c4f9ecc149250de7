import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentUserScope } from '#api/contract/endpoint.ts';
import { listCheckUps } from '#api/endpoints/check-ups.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { useRefetchWhenShown } from '#ui/reading/visibility.ts';
import { JourneyList } from './journey-list.tsx';
import { JourneySummary } from './journey-summary.tsx';
import { Trends } from './trends.tsx';

interface JourneyRecordProps {
  /** Patient whose journey a physician views; undefined for the current user's own. */
  patientId?: string;
  /** Text below the title of the empty state. */
  emptyText: string;
  /** Link to a new check-up. */
  action?: ReactNode;
}

/** Summary, trends and list of the check-ups, with loading, error and empty states. */
export function JourneyRecord({ patientId, emptyText, action }: JourneyRecordProps) {
  const subject = patientId === undefined ? currentUserScope : { userId: patientId };
  const emptyState = (
    <Card>
      <EmptyState title="No check-ups yet" titleOrder={2} picture="path" action={action}>
        {emptyText}
      </EmptyState>
    </Card>
  );
  const query = useQuery({ ...endpointQuery(listCheckUps, { subject }), ...refetchOnReturn });
  useRefetchWhenShown(query);
  return (
    <Loaded
      query={query}
      what="the Health Journey"
      hint="Everything that was logged is safe."
      skeleton={<CardSkeleton label="Loading the Health Journey" lines={4} />}
      empty={{ when: ({ checkUps, unreadable }) => checkUps.length + unreadable === 0, show: emptyState }}
    >
      {({ checkUps, unreadable }) => (
        <>
          <Unreadable count={unreadable} what={['check-up', 'check-ups']}>
            The clinic still has what was logged. What is drawn below goes by the others.
          </Unreadable>
          <JourneySummary checkUps={checkUps} action={action} />
          <Trends checkUps={checkUps} />
          {checkUps.length > 0 && <JourneyList checkUps={checkUps} />}
        </>
      )}
    </Loaded>
  );
}
