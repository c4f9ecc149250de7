import { SimpleGrid } from '@mantine/core';
import { TimeInput } from '@mantine/dates';
import type { ReminderSlot, ReminderTime } from '#domain/shoops/reminders/reminder-slots.ts';

interface ReminderTimeFieldsProps {
  slots: readonly ReminderSlot[];
  /** Times as 'HH:MM', or '' if cleared. */
  times: Readonly<Record<ReminderTime, string>>;
  onChange: (time: ReminderTime, value: string) => void;
  /** Times that get an error, because they are empty. */
  missing: readonly ReminderTime[];
}

/** Time field for each reminder. */
export function ReminderTimeFields({ slots, times, onChange, missing }: ReminderTimeFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: slots.length }}>
      {slots.map(({ time }) => (
        <TimeInput
          key={time}
          name={time}
          label={time}
          value={times[time]}
          onChange={(event) => onChange(time, event.currentTarget.value)}
          error={missing.includes(time) && 'Please enter a time, as 8:00 AM.'}
        />
      ))}
    </SimpleGrid>
  );
}
