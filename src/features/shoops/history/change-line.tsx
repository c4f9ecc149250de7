import { IconArrowUp } from '@tabler/icons-react';
import { RecommendationDate } from '#clinic/shoops/recommendation-date.tsx';
import { type MedicineChange, whatChanged } from '#domain/shoops/history/what-changed.ts';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import classes from './history.module.css';

interface ChangeLineProps {
  /** Recommendation above the line. */
  now: Recommendation;
  /** Recommendation below the line, the one sent before. */
  before: Recommendation;
  /** Shows the time of the earlier one, if its day is ambiguous. */
  showsTime: boolean;
}

/** Line between two recommendations that says what the upper, newer one changed. */
export function ChangeLine({ now, before, showsTime }: ChangeLineProps) {
  const changes = whatChanged(before.shoops, now.shoops);
  const date = <RecommendationDate createdAt={before.createdAt} showsTime={showsTime} />;
  return (
    <p className={classes.change}>
      <IconArrowUp aria-hidden size={20} stroke={1.75} className={classes.arrow} />
      <span>
        {changes.length === 0 ? (
          <>Nothing changed since {date}.</>
        ) : (
          <>
            Changed since {date}:{' '}
            {changes.map((change, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cannabinoids may repeat
              <Change key={place} change={change} isLast={place === changes.length - 1} />
            ))}
          </>
        )}
      </span>
    </p>
  );
}

function Change({ change, isLast }: { change: MedicineChange; isLast: boolean }) {
  const { targetCannabinoid, changes } = change;
  return (
    <>
      {targetCannabinoid ? (
        <bdi className={classes.changed}>{targetCannabinoid}</bdi>
      ) : (
        <em>Cannabinoid not given</em>
      )}{' '}
      <bdi>{changes.join(', ')}</bdi>
      {isLast ? '' : '; '}
    </>
  );
}
