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
const RECOMMENDATIONS_PER_PAGE = 2;

/** List of recommendations, newest first, with what each changed and "Load more". */
export function SentShoops({ list: { shoops, unreadable } }: { list: ShoopList }) {
  const recommendations = useMemo(() => recommendationsOf(shoops), [shoops]);
  return (
    <>
      <UnreadableShoops count={unreadable} advice="Please do not take the list for complete." />
      {recommendations.length > 0 && (
        <Stack gap="md">
          <PagedList items={recommendations} step={RECOMMENDATIONS_PER_PAGE} what="recommendations" gap="md">
            {(recommendation, index) => (
              <li key={recommendation.key}>
                <SentShoop {...{ recommendation, recommendations, index }} />
                {/* An unreadable Shoop may be the one that the changes are counted from. */}
                {unreadable === 0 && <Changes {...{ recommendations, index }} />}
              </li>
            )}
          </PagedList>
        </Stack>
      )}
    </>
  );
}

interface HistoryItemProps {
  /** Newest first. */
  recommendations: readonly Recommendation[];
  index: number;
}

/** Card of a recommendation. */
function SentShoop(props: HistoryItemProps & { recommendation: Recommendation }) {
  const { recommendation, recommendations, index } = props;
  return (
    // Focus target of "Load more", which focuses the first element that can take the focus.
    <div tabIndex={-1}>
      <RecommendationCard
        recommendation={recommendation}
        isEarlier={index > 0}
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
function Changes({ recommendations, index }: HistoryItemProps) {
  const [newer, older] = recommendations.slice(index, index + 2);
  if (!newer || !older) return null;
  return <ChangeLine newer={newer} older={older} showsTime={sharesDay(older, recommendations)} />;
}
