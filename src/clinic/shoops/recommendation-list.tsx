import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { PrintableRecommendation, type PrintedPatient } from './printable-recommendation.tsx';
import classes from './recommendation-list.module.css';
import { sharesDay } from './shares-day.ts';

interface RecommendationListProps {
  /** The newest first. */
  recommendations: readonly Recommendation[];
  /** How many there are at first, and how many more each time. */
  pages: readonly [first: number, step: number];
  /** Of the newest of all that the patient has, which may be another physician's; null where that is not known. */
  newestKey: string | null;
  patient: PrintedPatient;
  titleOrder: 2 | 3;
  showsAdminNotes?: boolean;
  /** What can be done with the newest, beside printing it. */
  newestActions?: ReactNode;
  /** Stands beneath the day of each. */
  about?: ReactNode;
}

/** What was recommended to a patient: the newest stands out, all others follow as what was said earlier. */
export function RecommendationList(props: RecommendationListProps) {
  const { recommendations, pages, newestKey, newestActions, titleOrder, ...rest } = props;
  const [first, step] = pages;
  const total = recommendations.length;
  const isEarlier = ({ key }: Recommendation, place: number) =>
    place > 0 || (newestKey !== null && key !== newestKey);
  const firstEarlier = recommendations.findIndex(isEarlier);
  return (
    <div className={classes.recommendations}>
      <PagedList items={recommendations} step={step} first={first} what="recommendations" gap="lg">
        {(recommendation, place) => {
          const earlier = isEarlier(recommendation, place);
          return (
            // Counted from the oldest: a medicine that joins the newest changes its key.
            <li key={total - place} className={classes.item}>
              {place === firstEarlier && <EarlierOnes titleOrder={titleOrder} />}
              <PrintableRecommendation
                recommendation={recommendation}
                showsWholeDay={!earlier}
                showsTime={sharesDay(recommendation, recommendations)}
                isEarlier={earlier || newestKey !== null ? earlier : undefined}
                titleOrder={earlier ? ((titleOrder + 1) as 3 | 4) : titleOrder}
                actions={earlier ? undefined : newestActions}
                {...rest}
              />
            </li>
          );
        }}
      </PagedList>
    </div>
  );
}

/** Nobody but the physician can say whether what was said before still holds. */
function EarlierOnes({ titleOrder }: { titleOrder: 2 | 3 }) {
  return (
    <div className={classes.earlier}>
      <Title order={titleOrder} size="h3">
        Earlier recommendations
      </Title>
      <Text c="dimmed">
        These were sent before. Please ask your physician whether one of them still holds.
      </Text>
    </div>
  );
}
