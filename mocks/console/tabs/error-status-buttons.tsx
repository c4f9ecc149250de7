import { Button } from '@mantine/core';
import type { FaultRule } from '#mocks/store/faults.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import parts from '../parts.module.css';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';
import { describeWhen } from './call-selection.ts';
import { type CallSelection, describeCallSelection, describeTarget } from './fault-labels.ts';

/** Statuses that any call can meet, documented or not: an ended session and a server error. */
const statuses = [401, 500] as const;

interface ErrorStatusButtonsProps {
  target: FaultRule['endpoint'];
  /** Calls that get the error. Default: only the next call. */
  selection?: CallSelection;
}

/** Buttons that add a fault: calls of an endpoint are answered with an error status. */
export function ErrorStatusButtons({ target, selection = { once: true } }: ErrorStatusButtonsProps) {
  const { controls } = useConsole();
  const announce = useAnnounce();
  const { run, error } = useTask();
  const when = describeWhen(selection);

  const answerWith = (status: number) =>
    run(async () => {
      await controls.fault({ endpoint: target, effect: { kind: 'status', status }, ...selection });
      announce(`${describeTarget(target)} is answered ${status}: ${describeCallSelection(selection)}`);
    });

  return (
    <>
      <div className={parts.actions}>
        <p className={parts.dimmed}>{when} answer</p>
        {statuses.map((status) => (
          <Button
            key={status}
            variant="default"
            aria-label={`${when} answer ${describeTarget(target)} with ${status}`}
            onClick={() => answerWith(status)}
          >
            {status}
          </Button>
        ))}
      </div>
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
    </>
  );
}
