import type { ReactNode } from 'react';
import { UnreadableShoops } from '#clinic/shoops/unreadable-shoops.tsx';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { medicineInBrief } from '#domain/shoops/medicine/medicine-in-brief.ts';
import { recommendationsOf } from '#domain/shoops/recommendations.ts';
import type { ShoopList } from '#domain/shoops/shoop.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import classes from './recommended-now.module.css';
import { StartButton } from './start-button.tsx';

interface RecommendedNowProps {
  list: ShoopList;
  /** Content if nothing was sent yet. */
  emptyState: ReactNode;
}

/** Newest recommendation in brief, with the button that starts from it. */
export function RecommendedNow({ list: { shoops, unreadable }, emptyState }: RecommendedNowProps) {
  const [newest] = recommendationsOf(shoops);
  return (
    <>
      <UnreadableShoops count={unreadable} advice="A newer one may be among them." />
      {!newest && unreadable === 0 && emptyState}
      {newest && (
        <>
          <time className={classes.date} dateTime={newest.createdAt}>
            {formatShoopDate(newest.createdAt)}
          </time>
          <ul className={classes.medicines}>
            {newest.shoops.map((shoop) => (
              <li key={shoop.id}>
                <bdi>{cannabinoidName(shoop.targetCannabinoid) || 'Cannabinoid not given'}</bdi>
                <div className={classes.brief}>{medicineInBrief(shoop)}</div>
              </li>
            ))}
          </ul>
          <StartButton recommendation={newest} />
        </>
      )}
    </>
  );
}
