import { Text } from '@mantine/core';
import type { Reminders } from '#domain/shoops/reminders/reminder-slots.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** Notices: medicines without reminder, reminders that end, effect of later recommendations. */
export function ReminderNotices({ reminders: { slots, ended, gaps } }: { reminders: Reminders }) {
  return (
    <>
      {gaps.length > 0 && (
        <InlineNotice kind="warning" title="Not in your calendar">
          {gaps.map((gap) => (
            <div key={gap}>{gap}</div>
          ))}
        </InlineNotice>
      )}
      <Text component="div" c="dimmed" size="sm">
        {ended.length > 0 && <div>This file ends earlier reminders for: {ended.join(', ')}.</div>}
        {slots.length > 0 && (
          <div>After a new recommendation, download its reminders: they replace these.</div>
        )}
      </Text>
    </>
  );
}
