import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { reminderCalendar } from '#domain/shoops/reminders/reminder-calendar.ts';
import { type Reminders, type ReminderTime, reminderTimes } from '#domain/shoops/reminders/reminder-slots.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { saveFile } from '#ui/save-file.ts';
import { ReminderNotices } from './reminder-notices.tsx';
import { ReminderTimeFields } from './reminder-time-fields.tsx';

export interface CalendarFormProps {
  onClose: () => void;
  reminders: Reminders;
  /** ISO date and time of the recommendation. */
  createdAt: string;
  patientId: string;
}

/** The name does not reveal the treatment, because others may see the downloads folder. */
const FILE_NAME = 'reminders.ics';

/** Form for the times and the visibility of the reminders, with the download. */
export function CalendarForm({ onClose, reminders, createdAt, patientId }: CalendarFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState<Readonly<Record<ReminderTime, string>>>(reminderTimes);
  const [isNamed, setNamed] = useState(false);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [wasDownloaded, setWasDownloaded] = useState(false);
  const missingTimes = reminders.slots.filter(({ time }) => times[time] === '').map(({ time }) => time);

  /** Downloads the calendar file, or focuses the first field that is still empty. */
  function download(event: FormEvent) {
    event.preventDefault();
    setWasSubmitted(true);
    const [firstMissing] = missingTimes;
    if (firstMissing) return form.current?.querySelector<HTMLElement>(`[name="${firstMissing}"]`)?.focus();
    const file = reminderCalendar({ reminders, createdAt, patientId, times, isNamed, now: new Date() });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), FILE_NAME);
    setWasDownloaded(true);
  }

  return (
    <form ref={form} noValidate onSubmit={download}>
      <Stack gap="md">
        {reminders.slots.length > 0 && (
          <>
            <Text>A file for the calendar of your phone or computer, with a reminder every day:</Text>
            <ReminderTimeFields
              slots={reminders.slots}
              times={times}
              onChange={(time, value) => setTimes({ ...times, [time]: value })}
              missing={wasSubmitted ? missingTimes : []}
            />
            <Checkbox
              label="Show the medicine’s name in my calendar"
              // The library puts the description into the label; this keeps it out of the name.
              aria-label="Show the medicine’s name in my calendar"
              description="Your locked screen and whoever shares your calendar show it, with the dose. Otherwise they show “Reminder”."
              checked={isNamed}
              onChange={(event) => setNamed(event.currentTarget.checked)}
            />
          </>
        )}
        <ReminderNotices reminders={reminders} />
        {wasDownloaded && (
          <InlineNotice kind="success">
            {FILE_NAME} was downloaded. Open it to put it into your calendar.
          </InlineNotice>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {wasDownloaded ? 'Done' : 'Cancel'}
          </Button>
          <Button type="submit" leftSection={<IconDownload aria-hidden size={20} stroke={1.75} />}>
            Download
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
