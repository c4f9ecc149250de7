import { formatShoopDate } from '#domain/values/dates.ts';
import { formatZonedTime, isDayElsewhere } from '#domain/values/zones.ts';
import classes from './recommendation-card.module.css';

interface RecommendationDateProps {
  createdAt: string;
  /** Shows the time if another has the same day; always shown if the day differs by time zone. */
  showsTime?: boolean;
}

/** Day of a recommendation, `MM-DD-YYYY`, with the time where the day is ambiguous. */
export function RecommendationDate({ createdAt, showsTime }: RecommendationDateProps) {
  return (
    <time dateTime={createdAt} className={classes.date}>
      {formatShoopDate(createdAt)}
      {(showsTime || isDayElsewhere(createdAt)) && `, ${formatZonedTime(createdAt)}`}
    </time>
  );
}
