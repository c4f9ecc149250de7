import { shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { UnreadableShoops } from '#clinic/shoops/unreadable-shoops.tsx';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { medicineInBrief } from '#domain/shoops/medicine/medicine-in-brief.ts';
import { recommendationsOf } from '#domain/shoops/recommendations.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { useShoops } from '../reads/use-shoops.ts';
import { StartButton } from '../start/start-button.tsx';
import { KnownList, Part, Topic } from './part.tsx';
import classes from './patient-in-view.module.css';

/** Shows the patient's newest recommendation with the button that starts from it. */
export function RecommendedInView({ patientId }: { patientId: string }) {
  const query = useShoops(patientId, shoopReadiness.sent);
  return (
    <Part query={query} what="what is recommended now" rows={2}>
      {({ shoops, unreadable }) => {
        const [newest] = recommendationsOf(shoops);
        return (
          <Topic title="Recommended now">
            <UnreadableShoops count={unreadable} advice="A newer one may be among them." />
            {newest ? (
              <>
                <div className={classes.when}>
                  <time dateTime={newest.createdAt}>{formatShoopDate(newest.createdAt)}</time>
                </div>
                <ul className={classes.names}>
                  {newest.shoops.map((shoop) => (
                    <li key={shoop.id}>
                      <bdi>{cannabinoidName(shoop.targetCannabinoid) || 'Cannabinoid not given'}</bdi>
                      <div className={classes.brief}>{medicineInBrief(shoop)}</div>
                    </li>
                  ))}
                </ul>
                <StartButton recommendation={newest} />
              </>
            ) : (
              unreadable === 0 && <KnownList known={[]} none="Nothing was sent yet" unknown="" />
            )}
          </Topic>
        );
      }}
    </Part>
  );
}
