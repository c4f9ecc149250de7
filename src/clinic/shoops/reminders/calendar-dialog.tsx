import { Modal } from '@mantine/core';
import { useDeferredOpen } from '#ui/reading/use-deferred-open.ts';
import { CalendarForm, type CalendarFormProps } from './calendar-form.tsx';

interface CalendarDialogProps extends CalendarFormProps {
  title: string;
  opened: boolean;
}

/** Dialog with options for the reminders of the newest recommendation and their download. */
export default function CalendarDialog({ title, opened, ...form }: CalendarDialogProps) {
  return (
    <Modal opened={useDeferredOpen(opened)} onClose={form.onClose} title={title}>
      <CalendarForm {...form} />
    </Modal>
  );
}
