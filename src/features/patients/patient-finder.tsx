import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { findPatients, type PatientRow } from './find-patients.ts';
import { PatientList } from './patient-list.tsx';

const STEP = 30;

function countInWords(found: number, all: number): string {
  if (found === all) return all === 1 ? '1 patient' : `${all} patients`;
  return `${found} of ${all} patients`;
}

/** A search over all patients; only some rows are drawn at a time, so that a large clinic stays quick. */
export function PatientFinder({ patients }: { patients: readonly PatientRow[] }) {
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(STEP);
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findPatients(patients, wanted), [patients, wanted]);
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);

  function search(text: string) {
    setTyped(text);
    setLimit(STEP);
  }

  return (
    <Card>
      <Stack gap="md">
        <TextInput
          type="search"
          label="Search by name, email or diagnosis"
          value={typed}
          onChange={(event) => search(event.currentTarget.value)}
          leftSection={<IconSearch aria-hidden size={20} stroke={1.75} />}
          autoComplete="off"
        />
        <Text c="dimmed" role="status">
          {countInWords(found.length, patients.length)}
        </Text>
        {found.length === 0 ? (
          <EmptyState
            title="No patient found"
            titleOrder={2}
            action={
              <Button variant="default" onClick={() => search('')}>
                Show all patients
              </Button>
            }
          >
            Please check the spelling, or search for less.
          </EmptyState>
        ) : (
          <PatientList patients={shown} />
        )}
        {found.length > limit && (
          <Button variant="default" onClick={() => setLimit(limit + STEP)}>
            Show more patients
          </Button>
        )}
      </Stack>
    </Card>
  );
}
