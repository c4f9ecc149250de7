import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { RecommendationCard } from '#clinic/shoops/recommendation-card.tsx';
import { sharesDay } from '#clinic/shoops/shares-day.ts';
import { UnreadableShoops } from '#clinic/shoops/unreadable-shoops.tsx';
import { type Recommendation, recommendationsOf } from '#domain/shoops/recommendations.ts';
import type { ShoopList } from '#domain/shoops/shoop.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { MedicineInShort } from '../medicine/medicine-in-short.tsx';
import { StartButton } from '../start/start-button.tsx';
import { ChangeLine } from './change-line.tsx';

/** Page size (physician §9). It counts recommendations, so none is split (decision 66). */
const PAGE_SIZE = 2;

/** List of recommendations, newest first, with what each changed and "Load more". */
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
                <SentShoop {...{ recommendation, recommendations, place }} />
                {unreadable === 0 && <Changes {...{ recommendations, place }} />}
              </li>
            )}
          </PagedList>
        </Stack>
      )}
    </>
  );
}

interface PlaceInHistory {
  /** Newest first. */
  recommendations: readonly Recommendation[];
  place: number;
}

function SentShoop(props: PlaceInHistory & { recommendation: Recommendation }) {
  const { recommendation, recommendations, place } = props;
  return (
    // Focus target of "Load more": a card has no element that takes the focus.
    <div tabIndex={-1}>
      <RecommendationCard
        recommendation={recommendation}
        isEarlier={place > 0}
        titleOrder={3}
        showsAdminNotes
        showsTime={sharesDay(recommendation, recommendations)}
        medicineView={MedicineInShort}
        actions={<StartButton recommendation={recommendation} />}
      />
    </div>
  );
}

/** Changes since the next older recommendation; nothing for the oldest. */
function Changes({ recommendations, place }: PlaceInHistory) {
  const [now, before] = recommendations.slice(place, place + 2);
  if (!now || !before) return null;
  return <ChangeLine now={now} before={before} showsTime={sharesDay(before, recommendations)} />;
}
