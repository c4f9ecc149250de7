import { Button } from '@mantine/core';
import { type HappeningName, happeningNames, happenings } from '#mocks/controls/happenings.ts';
import type { Account } from '#mocks/store/tables.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';

/** Buttons that make another person or the server act on the current user, e.g. send a Shoop. */
export function HappeningButtons({ role }: { role: Account['role'] }) {
  const { controls } = useConsole();
  const announce = useAnnounce();
  const { run, working, error } = useTask();
  const possibleNames = happeningNames.filter((name) => happenings[name].role === role);
  if (possibleNames.length === 0) return null;

  const triggerHappening = (name: HappeningName) =>
    run(async () => {
      await controls.happen(name);
      announce(`${happenings[name].title}: done`);
    });

  return (
    <Section title="Happenings" hint="Let the other side act. The bell says so at once.">
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      <div className={classes.actions}>
        {possibleNames.map((name) => (
          <Button key={name} variant="default" disabled={working} onClick={() => triggerHappening(name)}>
            {happenings[name].title}
          </Button>
        ))}
      </div>
    </Section>
  );
}
