import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { RecommendationCard } from '#clinic/shoops/recommendation-card.tsx';
import { sharesDay } from '#clinic/shoops/shares-day.ts';
import { UnreadableShoops } from '#clinic/shoops/unreadable-shoops.tsx';
import { recommendationsOf } from '#domain/shoops/recommendations.ts';
import type { ShoopList } from '#domain/shoops/shoop.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { StartButton } from '../start/start-button.tsx';

/** physician §9; recommendations are counted, so that none is cut (decision 66). */
const PAGE_SIZE = 2;

/** Two recommendations at first, two more each time, the newest first. */
export function SentShoops({ list: { shoops, unreadable } }: { list: ShoopList }) {
  const recommendations = useMemo(() => recommendationsOf(shoops), [shoops]);
  return (
    <>
      <UnreadableShoops count={unreadable} advice="Please do not take the list for complete." />
      {recommendations.length > 0 && (
        <Stack gap="md">
          <PagedList items={recommendations} step={PAGE_SIZE} what="recommendations" gap="md">
            {(recommendation, place) => (
              <li key={recommendation.key}>
                {/* The keyboard goes on here when more are loaded: nothing in a card takes the focus. */}
                <div tabIndex={-1}>
                  <RecommendationCard
                    recommendation={recommendation}
                    isEarlier={place > 0}
                    titleOrder={3}
                    showsAdminNotes
                    showsTime={sharesDay(recommendation, recommendations)}
                    actions={<StartButton recommendation={recommendation} />}
                  />
                </div>
              </li>
            )}
          </PagedList>
        </Stack>
      )}
    </>
  );
}
