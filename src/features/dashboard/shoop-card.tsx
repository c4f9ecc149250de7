import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listShoops, type Shoop } from '#api/endpoints/shoops.ts';
import { endpointQuery, freshOnReturn } from '#api/query.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatDose, formatMg, sumOfDoses } from '#domain/values/doses.ts';
import { Card } from '#ui/layout/card.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryCard } from '#ui/loading/query-card.tsx';
import classes from './dashboard.module.css';

const TITLE = 'Newest Shoop';

/** The newest dosing recommendation, and the way to all of them (decision 25). */
export function ShoopCard() {
  const query = useQuery({ ...endpointQuery(listShoops, {}), ...freshOnReturn });
  return (
    <QueryCard query={query} title={TITLE} what="your newest Shoop" lines={4}>
      {([newest]) => (newest ? <Newest shoop={newest} /> : <None />)}
    </QueryCard>
  );
}

function None() {
  return (
    <Card title={TITLE}>
      <EmptyState
        title="No Recommended Shoop added Yet"
        picture={null}
        action={
          <LinkButton to="/myHealth/{-$section}" params={{ section: undefined }} variant="default">
            Open your Health Intake
          </LinkButton>
        }
      >
        A physician can recommend a dose that suits you once your Health Intake is filled in.
      </EmptyState>
    </Card>
  );
}

/** All doses together where there are any, and their units are known; an hourly Shoop has none, and its target counts (decision 41). */
function dailyTotal({ doses, dailyDose, dailyDoseUnit }: Shoop): string {
  const sum = sumOfDoses(doses);
  if (doses.length > 0) return sum === null ? '' : formatMg(sum / 100);
  if (dailyDose === null || dailyDose === undefined) return '';
  return formatDose({ dose: dailyDose, doseUnit: dailyDoseUnit });
}

/** The doses of a day say themselves how many they are; how an hourly frequency is meant, the physician says. */
function rhythm({ frequency, frequencyUnit, doses }: Shoop): string {
  return doses.length > 0 || !frequency ? frequencyUnit : `Frequency ${frequency}, ${frequencyUnit}`;
}

function Newest({ shoop }: { shoop: Shoop }) {
  const { createdAt, targetCannabinoid, ingestionMethod, doses, terpenes, note } = shoop;
  const total = dailyTotal(shoop);
  return (
    <Card title={TITLE} description={<time dateTime={createdAt}>{formatDateTime(createdAt)}</time>}>
      <Stack gap="md">
        <div className={classes.headline}>
          <Text className={classes.cannabinoid}>{targetCannabinoid}</Text>
          {total && <Text c="dimmed">{`${total} a day`}</Text>}
        </div>
        {doses.length > 0 && (
          <dl className={classes.doses}>
            {doses.map((dose, index) => (
              <div key={dose.id ?? index}>
                <dt>{dose.doseTime || `Dose ${index + 1}`}</dt>
                <dd>{formatDose(dose)}</dd>
              </div>
            ))}
          </dl>
        )}
        <Text c="dimmed">{[rhythm(shoop), ingestionMethod, ...terpenes].filter(Boolean).join(' · ')}</Text>
        {note && <Text lineClamp={6}>{note}</Text>}
        <div>
          <LinkButton to="/dosing-history" variant="default">
            See your Dosing History
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
