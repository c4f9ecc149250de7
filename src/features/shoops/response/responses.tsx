import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { OVERALL, responsesOf } from '#domain/shoops/response.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { listRatedSubjects } from './rated-subjects.ts';
import { ResponseFigure } from './response-figure.tsx';
import { getTimeRange } from './response-line.ts';

interface ResponsesProps {
  shoops: readonly Shoop[];
  checkUps: readonly CheckUp[];
}

/** Renders a figure per cannabinoid, with a select for the rated subject. */
export function Responses({ shoops, checkUps }: ResponsesProps) {
  const responses = useMemo(() => responsesOf(shoops, checkUps), [shoops, checkUps]);
  const rated = useMemo(() => listRatedSubjects(checkUps), [checkUps]);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = rated.find(({ value }) => value === chosen) ??
    rated[0] ?? { value: OVERALL, label: '', points: [] };
  const time = getTimeRange(responses, shown);
  return (
    <Stack gap="lg">
      {rated.length === 0 && <Text>No check-up has been logged that rates how it goes.</Text>}
      {rated.length > 1 && (
        <NativeSelect
          label="What the check-ups rate"
          data={rated.map(({ value, label }) => ({ value, label }))}
          value={shown.value}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      {responses.map((response) => (
        <ResponseFigure key={response.targetCannabinoid} response={response} rated={shown} time={time} />
      ))}
    </Stack>
  );
}
