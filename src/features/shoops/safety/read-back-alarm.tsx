import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import { fullName } from '#domain/values/full-name.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { DifferenceList } from './difference-list.tsx';
import type { ReadBackCheck } from './read-back-check.ts';

interface ReadBackAlarmProps {
  patientId: string;
  checks: readonly ReadBackCheck[];
  onRetry: (check: ReadBackCheck) => void;
  onDismiss: (key: number) => void;
}

/** Alarms for sent Shoops that are stored differently or could not be read back. */
export function ReadBackAlarm({ patientId, checks, onRetry, onDismiss }: ReadBackAlarmProps) {
  const { data: patient } = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  const container = useRef<HTMLDivElement>(null);
  const resultCount = checks.filter(({ result }) => result !== null).length;
  // After a click further down, the alarm may be out of sight.
  useEffect(() => {
    if (resultCount > 0) container.current?.scrollIntoView({ block: 'center' });
  }, [resultCount]);
  const name = patient ? fullName(patient) : 'the patient';
  return (
    <Stack ref={container} tabIndex={-1} gap="md">
      {checks.map((check) => (
        <Alarm
          key={check.key}
          name={name}
          check={check}
          onRetry={() => onRetry(check)}
          onDismiss={() => {
            focusAbove(container.current);
            onDismiss(check.key);
          }}
        />
      ))}
    </Stack>
  );
}

/** Focuses the heading above, or the list, because the clicked button is removed. */
function focusAbove(container: HTMLElement | null): void {
  const heading = container?.closest('section')?.querySelector<HTMLElement>('h2[tabindex], h3[tabindex]');
  (heading ?? container)?.focus({ preventScroll: true });
}

interface AlarmProps {
  name: string;
  check: ReadBackCheck;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Alarm about one sending; nothing before its first check. */
function Alarm({ name, check: { result, isChecking }, onRetry, onDismiss }: AlarmProps) {
  if (result === null) return null;
  const actions = (retry: string) => (
    <Group gap="sm">
      <Button variant="default" size="sm" onClick={onRetry} loading={isChecking}>
        {retry}
      </Button>
      <Button variant="default" size="sm" onClick={onDismiss}>
        Dismiss
      </Button>
    </Group>
  );
  if (result === 'unknown') {
    return (
      <InlineNotice kind="error" title="We could not check what the clinic stored." action={actions('Retry')}>
        The Shoop is sent. Whether {name} reads it as you wrote it could not be looked up.
      </InlineNotice>
    );
  }
  return (
    <InlineNotice
      kind="error"
      title={`The clinic has stored something else than you sent to ${name}.`}
      action={actions('Check again')}
    >
      <DifferenceList differences={result} firstLabel="Sent" secondLabel="Stored" namesMedicine />
      <Text mt="xs">
        {name} may be reading it already: please tell them which dose is right, and send the Shoop again. The
        newest one counts.
      </Text>
    </InlineNotice>
  );
}
