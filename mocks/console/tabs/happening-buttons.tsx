import { Button } from '@mantine/core';
import { type HappeningName, happeningNames, happenings } from '#mocks/controls/happenings.ts';
import type { Account } from '#mocks/store/tables.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';

/** Buttons that make the other side act on the current user. */
export function Happenings({ role }: { role: Account['role'] }) {
  const { controls } = useConsole();
  const announce = useAnnounce();
  const { run, working, error } = useTask();
  const possible = happeningNames.filter((name) => happenings[name].role === role);
  if (possible.length === 0) return null;

  const happen = (name: HappeningName) =>
    run(async () => {
      await controls.happen(name);
      announce(`${happenings[name].title}: done`);
    });

  return (
    <Section title="Happenings" hint="Let the other side act. The bell says so at once.">
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      <div className={classes.actions}>
        {possible.map((name) => (
          <Button key={name} variant="default" disabled={working} onClick={() => happen(name)}>
            {happenings[name].title}
          </Button>
        ))}
      </div>
    </Section>
  );
}
