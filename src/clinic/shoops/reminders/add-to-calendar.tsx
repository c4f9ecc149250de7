import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import { remindersOf } from '#domain/shoops/reminders/reminder-slots.ts';

// Most visits end before it is opened.
const CalendarDialog = lazy(() => import('./calendar-dialog.tsx'));

interface AddToCalendarProps {
  /** All of the patient's, the newest first. */
  recommendations: readonly Recommendation[];
  /** '' where it is not known. */
  patientId: string;
}

/** Button that opens the download of daily reminders of the newest recommendation; or says why there are none. */
export function AddToCalendar({ recommendations, patientId }: AddToCalendarProps) {
  const [opened, { open, close }] = useDisclosure(false);
  // Once mounted, the dialog stays for the motion of its closing.
  const [isAsked, setAsked] = useState(false);
  const reminders = remindersOf(recommendations);
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
            setAsked(true);
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
      {isAsked && (
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
