import { Button } from '@mantine/core';
import type { FaultRule } from '#mocks/store/faults.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import parts from '../parts.module.css';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';
import { type CallSelection, describeCallSelection, describeTarget } from './fault-labels.ts';

/** Statuses that any call can meet, documented or not: an ended session and a server error. */
const statuses = [401, 500] as const;

interface AnswerNextProps {
  target: FaultRule['endpoint'];
  /** Calls that are answered so. Default: the next one only. */
  often?: CallSelection;
}

function describeWhen({ once, every }: CallSelection): string {
  if (every !== undefined) return `On ${describeCallSelection({ every })}`;
  return once ? 'Next time' : 'From now on';
}

/** Buttons that have calls of an endpoint answered with an error status. */
export function AnswerNext({ target, often = { once: true } }: AnswerNextProps) {
  const { controls } = useConsole();
  const announce = useAnnounce();
  const { run, error } = useTask();
  const when = describeWhen(often);

  const answer = (status: number) =>
    run(async () => {
      await controls.fault({ endpoint: target, effect: { kind: 'status', status }, ...often });
      announce(`${describeTarget(target)} is answered ${status}: ${describeCallSelection(often)}`);
    });

  return (
    <>
      <div className={parts.actions}>
        <p className={parts.quiet}>{when} answer</p>
        {statuses.map((status) => (
          <Button
            key={status}
            variant="default"
            aria-label={`${when} answer ${describeTarget(target)} with ${status}`}
            onClick={() => answer(status)}
          >
            {status}
          </Button>
        ))}
      </div>
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
    </>
  );
}
