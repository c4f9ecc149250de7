import { useQuery } from '@tanstack/react-query';
import { listCheckUps } from '#api/endpoints/check-ups.ts';
import { endpointQuery } from '#api/query.ts';
import { FeelingMark } from '#clinic/feelings/feeling-mark.tsx';
import { KnownList } from '#clinic/glance/known-list.tsx';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { LATEST_CHECK_UPS } from '#domain/check-ups/latest-ratings.ts';
import { objectives } from '#domain/options/cannabis.ts';
import { optionLabel } from '#domain/questions/option.ts';
import { formatShortDate } from '#domain/values/dates.ts';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { Part, Topic } from './part.tsx';
import classes from './patient-in-view.module.css';

/** Lists the patient's newest check-ups. */
export function CheckUpsInView({ patientId }: { patientId: string }) {
  const query = useQuery(endpointQuery(listCheckUps, { subject: { userId: patientId } }));
  return (
    <Part query={query} what="the last check-ups" rows={LATEST_CHECK_UPS}>
      {({ checkUps, unreadable }) => (
        <Topic title="Last check-ups">
          <Unreadable count={unreadable} what={['check-up', 'check-ups']}>
            A newer one may be among them.
          </Unreadable>
          {checkUps.length + unreadable === 0 ? (
            <KnownList known={[]} none="The patient has not logged one yet" unknown="" />
          ) : (
            <ol className={classes.checkUps}>
              {checkUps.slice(0, LATEST_CHECK_UPS).map((checkUp, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: read-only, and dates may repeat
                <li key={index}>
                  <CheckUpInBrief checkUp={checkUp} />
                </li>
              ))}
            </ol>
          )}
        </Topic>
      )}
    </Part>
  );
}

/** Short form of a check-up: date and status, ratings, comment. */
function CheckUpInBrief({
  checkUp: { createdAt, cannabisToday, status, objective, comment },
}: {
  checkUp: CheckUp;
}) {
  const ratings = Object.entries(objective).flatMap(([key, feeling]) =>
    feeling === '' ? [] : [`${optionLabel(objectives, key)} ${feeling}`],
  );
  return (
    <>
      <div className={classes.dateAndStatus}>
        <time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
        {status !== '' && <FeelingMark feeling={status} />}
        {cannabisToday === 'no' && <span>No medicine taken</span>}
      </div>
      {ratings.length > 0 && <div className={classes.ratings}>{ratings.join(' · ')}</div>}
      {comment !== '' && (
        <div className={classes.comment} dir="auto">
          {comment}
        </div>
      )}
    </>
  );
}
