import { IconArrowUp } from '@tabler/icons-react';
import { RecommendationDate } from '#clinic/shoops/recommendation-date.tsx';
import { type MedicineChange, whatChanged } from '#domain/shoops/history/what-changed.ts';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import classes from './history.module.css';

interface ChangeLineProps {
  /** Recommendation above the line. */
  newer: Recommendation;
  /** Recommendation below the line, the one sent before. */
  older: Recommendation;
  /** Shows the time of the earlier one, if its day is ambiguous. */
  showsTime: boolean;
}

/** Line between two recommendations that says what the upper, newer one changed. */
export function ChangeLine({ newer, older, showsTime }: ChangeLineProps) {
  const changes = whatChanged(older.shoops, newer.shoops);
  const date = <RecommendationDate createdAt={older.createdAt} showsTime={showsTime} />;
  return (
    <p className={classes.change}>
      <IconArrowUp aria-hidden size={20} stroke={1.75} className={classes.arrow} />
      <span>
        {changes.length === 0 ? (
          <>Nothing changed since {date}.</>
        ) : (
          <>
            Changed since {date}:{' '}
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cannabinoids may repeat
              <Change key={index} change={change} isLast={index === changes.length - 1} />
            ))}
          </>
        )}
      </span>
    </p>
  );
}

/** Changes of one medicine. */
function Change({ change, isLast }: { change: MedicineChange; isLast: boolean }) {
  const { targetCannabinoid, changes } = change;
  return (
    <>
      {targetCannabinoid ? (
        <bdi className={classes.cannabinoid}>{targetCannabinoid}</bdi>
      ) : (
        <em>Cannabinoid not given</em>
      )}{' '}
      <bdi>{changes.join(', ')}</bdi>
      {isLast ? '' : '; '}
    </>
  );
}
