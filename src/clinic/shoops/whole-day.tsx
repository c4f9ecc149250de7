import { Title, type TitleOrder } from '@mantine/core';
import { groupMedicinesByTime } from '#domain/shoops/day-slots.ts';
import { describeFrequency } from '#domain/shoops/dosage-summary.ts';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { DoseAmount } from './dose-amount.tsx';
import { TimeLabel } from './time-label.tsx';
import classes from './whole-day.module.css';

interface WholeDayProps {
  shoops: readonly Shoop[];
  titleOrder: TitleOrder;
}

/** Doses of all medicines by time of day, so that the patient need not collect them. */
export function WholeDay({ shoops, titleOrder }: WholeDayProps) {
  const shoopsWithoutDoses = shoops.filter(({ doses }) => doses.length === 0);
  return (
    <div className={classes.wholeDay} data-no-print>
      <Title order={titleOrder} className={classes.title}>
        Your day: {shoops.length} medicines
      </Title>
      <dl className={classes.times}>
        {groupMedicinesByTime(shoops).map(({ time, doses }) => (
          <div key={time} className={classes.time}>
            <dt>
              <TimeLabel time={time} />
            </dt>
            {doses.map((dose, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: doses keep their order
              <dd key={index} className={classes.dose}>
                <MedicineName shoop={dose.of} />
                <span>
                  <DoseAmount dose={dose} />
                </span>
              </dd>
            ))}
          </div>
        ))}
        {shoopsWithoutDoses.map((shoop) => (
          <div key={shoop.id} className={classes.time}>
            <dt>
              <bdi>{describeFrequency(shoop) || 'No time given'}</bdi>
            </dt>
            <dd className={classes.dose}>
              <MedicineName shoop={shoop} />
              <span className={classes.seeBelow}>see below</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.listIntroduction}>Each medicine, with how to take it:</p>
    </div>
  );
}

/** Name of a medicine's cannabinoid, or that it is missing. */
function MedicineName({ shoop: { targetCannabinoid } }: { shoop: Shoop }) {
  if (targetCannabinoid === '') return <em>Cannabinoid not given</em>;
  return <bdi className={classes.name}>{cannabinoidName(targetCannabinoid)}</bdi>;
}
