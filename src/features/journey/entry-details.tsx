import { Text } from '@mantine/core';
import { FeelingMark } from '#clinic/feelings/feeling-mark.tsx';
import { type CheckUp, type Dose, type Feeling, formatTimesADay } from '#domain/check-ups/check-up.ts';
import { objectives as knownObjectives } from '#domain/options/cannabis.ts';
import { optionLabel } from '#domain/questions/option.ts';
import { formatMg } from '#domain/values/amounts/doses.ts';
import { Fact } from '#ui/layout/fact.tsx';
import classes from './journey.module.css';

/** All answers of a check-up (accounts §2.15). Blank ones are left out, except the status. */
export function EntryDetails({ checkUp }: { checkUp: CheckUp }) {
  const { cannabisToday, status, comment, objective, doses } = checkUp;
  const ratings = Object.entries(objective).filter((entry): entry is [string, Feeling] => entry[1] !== '');
  return (
    <dl className={classes.facts}>
      <Fact label="Medicine taken">{cannabisToday === 'yes' ? 'Yes' : 'No'}</Fact>
      {cannabisToday === 'yes' && (
        <Fact label="Status">
          {status ? <FeelingMark feeling={status} /> : <Text fs="italic">No Status Added</Text>}
        </Fact>
      )}
      {comment !== '' && (
        <Fact label="Comment">
          <Text className={classes.comment}>{comment}</Text>
        </Fact>
      )}
      {ratings.length > 0 && (
        <Fact label="Objectives">
          <ul className={classes.ratings}>
            {ratings.map(([key, feeling]) => (
              <li key={key}>
                <span>{optionLabel(knownObjectives, key)}</span>
                <FeelingMark feeling={feeling} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {doses.length > 0 && (
        <Fact label={doses.length === 1 ? 'Dose' : 'Doses'}>
          <ul className={classes.doses}>
            {doses.map((dose, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read
              <li key={index}>
                <DoseRow dose={dose} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

/** Product of a dose, and below it the amount, the frequency and the method, if given. */
function DoseRow({ dose: { amount, frequency, ingestionMethod, product } }: { dose: Dose }) {
  const details = [
    amount === null ? '' : formatMg(amount),
    formatTimesADay(frequency),
    ingestionMethod,
  ].filter(Boolean);
  return (
    <>
      <span className={classes.product}>{product || 'No product named'}</span>
      <Text span size="sm" c="dimmed">
        {details.join(' · ')}
      </Text>
    </>
  );
}
