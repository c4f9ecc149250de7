import { Badge, type TitleOrder } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import type { ReactNode } from 'react';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { formatZonedTime, isDayElsewhere } from '#domain/values/zones.ts';
import { Card } from '#ui/layout/card.tsx';
import { AdminNotes, MedicineView } from './medicine-view.tsx';
import classes from './shoops.module.css';
import { WholeDay } from './whole-day.tsx';

export interface RecommendationCardProps {
  recommendation: Recommendation;
  /** True for all but the newest, which stands out where it is false; nothing is said of either where it is left out. */
  isEarlier?: boolean;
  /** Instead of the day that it is of, which then stands beneath. */
  title?: string;
  /** Says the time beside the day where others are of the same day; said anyway where a sender may date it otherwise. */
  showsTime?: boolean;
  titleOrder?: 2 | 3 | 4;
  showsAdminNotes?: boolean;
  /** Several medicines are gathered by the times of a day first, for who takes them. */
  showsWholeDay?: boolean;
  /** It lies across a wide screen: what to take stands beside how. */
  liesAcross?: boolean;
  /** Buttons next to the date. */
  actions?: ReactNode;
  /** What stands beneath the day, as who has recommended it. */
  about?: ReactNode;
  /** Under all medicines. */
  children?: ReactNode;
}

/** What was recommended at one time: its day, and each medicine (decision 66). */
export function RecommendationCard(props: RecommendationCardProps) {
  const {
    recommendation,
    isEarlier,
    title,
    titleOrder = 3,
    showsAdminNotes = false,
    showsTime,
    about,
  } = props;
  const { shoops, createdAt } = recommendation;
  const [first] = shoops;
  // What is noted of all alike is said once.
  const sharesNotes = showsAdminNotes && shoops.every(({ adminNotes }) => adminNotes === first?.adminNotes);
  const day = (
    <time dateTime={createdAt} className={classes.date}>
      {formatShoopDate(createdAt)}
      {(showsTime || isDayElsewhere(createdAt)) && `, ${formatZonedTime(createdAt)}`}
    </time>
  );
  return (
    <div
      className={classes.recommendation}
      data-newest={isEarlier === false || undefined}
      data-across={props.liesAcross}
    >
      <Card
        title={title ?? <>Recommended on {day}</>}
        titleOrder={titleOrder}
        description={
          <span className={classes.about}>
            {title !== undefined && <span>Recommended on {day}</span>}
            {isEarlier !== undefined && (
              <Badge
                variant={isEarlier ? 'outline' : 'light'}
                color={isEarlier ? 'gray' : 'pine'}
                className={classes.badge}
                // Paper outlives it.
                data-no-print={isEarlier ? undefined : ''}
              >
                {isEarlier ? 'Earlier' : 'Newest'}
              </Badge>
            )}
            {about}
          </span>
        }
        actions={props.actions}
        tone={isEarlier ? 'quiet' : 'raised'}
        isArticle={title === undefined}
        takesFocus
      >
        {props.showsWholeDay && shoops.length > 1 && (
          <WholeDay shoops={shoops} titleOrder={(titleOrder + 1) as TitleOrder} />
        )}
        <div className={classes.medicines}>
          {shoops.map((shoop, place) => (
            // On paper the notes for all stay on the sheet of the last.
            <div key={shoop.id} className={classes.kept}>
              <MedicineView
                shoop={shoop}
                titleOrder={(titleOrder + 1) as TitleOrder}
                showsAdminNotes={showsAdminNotes && !sharesNotes}
              />
              {sharesNotes && place === shoops.length - 1 && (
                <dl className={classes.shared}>
                  <AdminNotes>{shoop.adminNotes}</AdminNotes>
                </dl>
              )}
            </div>
          ))}
        </div>
        {props.children}
      </Card>
    </div>
  );
}
