import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { useRefetchWhenShown } from '#ui/reading/visibility.ts';
import { NotUpToDate } from '../reads/not-up-to-date.tsx';
import { useShoops } from '../reads/use-shoops.ts';
import { SentShoops } from './sent-shoops.tsx';

interface DosingHistoryProps {
  patientId: string;
  /** Link to the form, shown in the empty state. */
  action?: ReactNode;
}

/** Lists the Shoops sent to a patient (physician §2, 'View Patient Shoop tab'). */
export function DosingHistory({ patientId, action }: DosingHistoryProps) {
  const emptyState = (
    <Card>
      <EmptyState title="No Shoop was sent yet" picture="bottle" action={action}>
        What you and the patient’s other physicians recommend stands here, the newest first.
      </EmptyState>
    </Card>
  );
  const query = useShoops(patientId, shoopReadiness.sent);
  useRefetchWhenShown(query);
  return (
    <Stack component="section" gap="md" aria-labelledby="dosing-history-title">
      <Title order={2} size="h3" id="dosing-history-title" tabIndex={-1}>
        Dosing History
      </Title>
      <NotUpToDate query={query} what="recommendations" />
      <Loaded
        query={query}
        what="the Dosing History"
        hint="What was sent is not lost."
        skeleton={<CardSkeleton label="Loading the Dosing History" lines={6} />}
        empty={{
          when: ({ shoops, unreadable }) => shoops.length + unreadable === 0,
          show: emptyState,
        }}
      >
        {(list) => <SentShoops list={list} />}
      </Loaded>
    </Stack>
  );
}
