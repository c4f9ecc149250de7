import { Button } from '@mantine/core';
import { type Outcome, outcomes } from '#mocks/charters/results.ts';
import { tickCharter } from '#mocks/charters/tick.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { useTask } from '../../use-task.ts';
import styles from './charters.module.css';

export const outcomeLabels = { passed: 'Passed', failed: 'Failed', unsure: 'Unsure' } as const;

interface OutcomeButtonsProps {
  id: string;
  title: string;
  outcome: Outcome | undefined;
}

/** Buttons that tick a charter. Pressed again, a button renews the time and the commit. */
export function OutcomeButtons({ id, title, outcome }: OutcomeButtonsProps) {
  const announce = useAnnounce();
  const { run, error } = useTask();
  const tick = (chosen: Outcome) =>
    run(() => {
      tickCharter(id, chosen, import.meta.env.COMMIT);
      announce(`${title}: ${outcomeLabels[chosen]}`);
    });
  return (
    <>
      <fieldset className={styles.outcomes} aria-label={`Outcome of ${title}`}>
        {outcomes.map((each) => (
          <Button
            key={each}
            variant="default"
            className={styles.outcome}
            data-outcome={each}
            aria-pressed={each === outcome}
            onClick={() => tick(each)}
          >
            {outcomeLabels[each]}
          </Button>
        ))}
      </fieldset>
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
    </>
  );
}
