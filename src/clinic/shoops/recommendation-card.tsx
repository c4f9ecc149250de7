import { Badge } from '@mantine/core';
import { titleBelow } from '#ui/reading/title-below.ts';
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
  /** False for the newest, which is emphasized; true for earlier ones; undefined for neither. */
  isEarlier?: boolean;
  /** Replaces the date as title; the date is then shown below. */
  title?: string;
  /** Shows the time if another has the same day; always shown if the day differs by time zone. */
  showsTime?: boolean;
  titleOrder?: 2 | 3 | 4;
  showsAdminNotes?: boolean;
  /** Shows the doses of all medicines by time of day first, if there are several. */
  showsWholeDay?: boolean;
  /** Wide layout: doses next to instructions. */
  liesAcross?: boolean;
  /** Buttons next to the date. */
  actions?: ReactNode;
  /** Content below the date, such as the physician. */
  about?: ReactNode;
  /** Content below all medicines. */
  children?: ReactNode;
}

/** Recommendation of one moment: its date and its medicines (decision 66). */
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
  // Admin notes that are equal for all medicines are shown once.
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
                // Not printed: paper outlives the label "Newest".
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
          <WholeDay shoops={shoops} titleOrder={titleBelow[titleOrder]} />
        )}
        <div className={classes.medicines}>
          {shoops.map((shoop, place) => (
            // In print, the shared notes stay on the page of the last medicine.
            <div key={shoop.id} className={classes.kept}>
              <MedicineView
                shoop={shoop}
                titleOrder={titleBelow[titleOrder]}
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
