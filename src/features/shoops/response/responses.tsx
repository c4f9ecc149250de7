import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { responsesOf } from '#domain/shoops/history/response.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { listRatedSubjects } from './list-rated-subjects.ts';
import { MedicineResponses } from './medicine-responses.tsx';
import classes from './response.module.css';
import { timeAxis } from './time-axis.ts';
import { Timeline } from './timeline.tsx';

interface ResponsesProps {
  shoops: readonly Shoop[];
  checkUps: readonly CheckUp[];
  /** True if some check-ups could not be read. */
  hasUnreadCheckUps: boolean;
}

/** Check-ups and doses over time, with a select for the rated subject, and what followed a dose. */
export function Responses({ shoops, checkUps, hasUnreadCheckUps }: ResponsesProps) {
  const responses = useMemo(() => responsesOf(shoops, checkUps), [shoops, checkUps]);
  const axis = useMemo(
    () => timeAxis([...shoops, ...checkUps].map(({ createdAt }) => createdAt)),
    [shoops, checkUps],
  );
  const trends = useMemo(() => listRatedSubjects(checkUps, axis.span), [checkUps, axis]);
  const [chosenObjective, setChosenObjective] = useState<string | null>(null);
  const trend = trends.find(({ objective }) => objective === chosenObjective) ?? trends[0];
  return (
    <Stack gap="lg">
      {trends.length > 1 && (
        <NativeSelect
          label="What the check-ups rate"
          data={trends.map(({ objective, label }) => ({ value: objective, label }))}
          value={trend?.objective}
          onChange={({ currentTarget }) => setChosenObjective(currentTarget.value)}
        />
      )}
      {trend ? (
        <Timeline responses={responses} trend={trend} axis={axis} />
      ) : (
        !hasUnreadCheckUps && <Text>No check-up has been logged that rates how it goes.</Text>
      )}
      <div className={classes.medicines}>
        {responses.map((response) => (
          <MedicineResponses key={response.targetCannabinoid} response={response} trend={trend} />
        ))}
      </div>
    </Stack>
  );
}
