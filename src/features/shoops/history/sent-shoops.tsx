import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { RecommendationCard } from '#clinic/shoops/recommendation-card.tsx';
import { sharesDay } from '#clinic/shoops/shares-day.ts';
import { UnreadableShoops } from '#clinic/shoops/unreadable-shoops.tsx';
import { recommendationsOf } from '#domain/shoops/recommendations.ts';
import type { ShoopList } from '#domain/shoops/shoop.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { StartButton } from '../start/start-button.tsx';

/** Page size (physician §9). It counts recommendations, so none is split (decision 66). */
const PAGE_SIZE = 2;

/** List of recommendations, newest first, with "Show more". */
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
                {/* Focus target of "Show more": a card has no element that takes the focus. */}
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
