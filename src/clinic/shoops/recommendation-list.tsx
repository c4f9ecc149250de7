import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { titleBelow } from '#ui/reading/title-below.ts';
import { PrintableRecommendation, type PrintedPatient } from './printable-recommendation.tsx';
import classes from './recommendation-list.module.css';
import { sharesDay } from './shares-day.ts';

interface RecommendationListProps {
  /** Newest first. */
  recommendations: readonly Recommendation[];
  /** Number of recommendations at first, and per "Load more". */
  pages: readonly [atFirst: number, perLoad: number];
  /** Key of the patient's newest recommendation, perhaps by another physician; null if unknown. */
  newestKey: string | null;
  patient: PrintedPatient;
  titleOrder: 2 | 3;
  showsAdminNotes?: boolean;
  /** Actions for the newest besides printing. */
  newestActions?: ReactNode;
  /** Content below the date of each. */
  about?: ReactNode;
}

/** List of a patient's recommendations: the newest is emphasized, the others follow as earlier. */
export function RecommendationList(props: RecommendationListProps) {
  const { recommendations, pages, newestKey, newestActions, titleOrder, ...rest } = props;
  const [atFirst, perLoad] = pages;
  const total = recommendations.length;
  // The first of this list is earlier, too, if another physician sent the newest.
  const isEarlier = ({ key }: Recommendation, index: number) =>
    index > 0 || (newestKey !== null && key !== newestKey);
  const firstEarlier = recommendations.findIndex(isEarlier);
  return (
    <div className={classes.recommendations}>
      <PagedList items={recommendations} step={perLoad} first={atFirst} what="recommendations" gap="lg">
        {(recommendation, index) => {
          const isThisEarlier = isEarlier(recommendation, index);
          return (
            // Keys count from the oldest: the newest gets a new key when a medicine joins it.
            <li key={total - index} className={classes.item}>
              {index === firstEarlier && <EarlierHeading titleOrder={titleOrder} />}
              <PrintableRecommendation
                recommendation={recommendation}
                showsWholeDay={!isThisEarlier}
                showsTime={sharesDay(recommendation, recommendations)}
                // Undefined while the newest is unknown: the first may be the newest or not.
                isEarlier={isThisEarlier || newestKey !== null ? isThisEarlier : undefined}
                titleOrder={isThisEarlier ? titleBelow[titleOrder] : titleOrder}
                actions={isThisEarlier ? undefined : newestActions}
                {...rest}
              />
            </li>
          );
        }}
      </PagedList>
    </div>
  );
}

/** Heading of earlier recommendations: only the physician knows if they are still valid. */
function EarlierHeading({ titleOrder }: { titleOrder: 2 | 3 }) {
  return (
    <div className={classes.earlierHeading}>
      <Title order={titleOrder} size="h3">
        Earlier recommendations
      </Title>
      <Text c="dimmed">
        These were sent before. Please ask your physician whether one of them still holds.
      </Text>
    </div>
  );
}
