import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import { remindersOf } from '#domain/shoops/reminders/reminder-slots.ts';

// Loaded lazily, because few visits open the dialog.
const CalendarDialog = lazy(() => import('./calendar-dialog.tsx'));

interface AddToCalendarProps {
  /** All recommendations of the patient, newest first. */
  recommendations: readonly Recommendation[];
  /** Patient's id; '' if unknown. */
  patientId: string;
}

/** Button for the daily reminders of the newest recommendation, or the reasons for having none. */
export function AddToCalendar({ recommendations, patientId }: AddToCalendarProps) {
  const [opened, { open, close }] = useDisclosure(false);
  // Stays true after the first opening, so that the closing transition can play.
  const [wasOpened, setWasOpened] = useState(false);
  const reminders = remindersOf(recommendations);
  // `ended`: times of earlier reminders to end. `gaps`: sentences on medicines without a reminder.
  const { slots, ended, gaps } = reminders;
  const [newest] = recommendations;
  if (!newest) return null;
  const title = slots.length > 0 ? 'Add to calendar' : 'End calendar reminders';
  return (
    <>
      {slots.length + ended.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconCalendarPlus aria-hidden size={20} stroke={1.75} />}
          onClick={() => {
            setWasOpened(true);
            open();
          }}
        >
          {title}
        </Button>
      )}
      {slots.length === 0 && (
        <Text component="div" size="sm" c="dimmed" data-no-print>
          {gaps.map((gap) => (
            <div key={gap}>{gap}</div>
          ))}
        </Text>
      )}
      {wasOpened && (
        <Suspense>
          <CalendarDialog
            title={title}
            opened={opened}
            onClose={close}
            reminders={reminders}
            createdAt={newest.createdAt}
            patientId={patientId}
          />
        </Suspense>
      )}
    </>
  );
}
