import { Button } from '@mantine/core';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import parts from '../parts.module.css';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';
import { endpointText } from './effect-words.ts';

/** What every call can meet, documented or not: a session that has ended, and a server that fails. */
const statuses = [401, 500] as const;

interface AnswerNextProps {
  endpoint: EndpointName | '*';
  /** The next call alone, unless it is said to be for good. */
  once?: boolean;
}

/** One press, and the next call is answered with an error. */
export function AnswerNext({ endpoint, once = true }: AnswerNextProps) {
  const { controls } = useConsole();
  const announce = useAnnounce();
  const { run, error } = useTask();

  const answer = (status: number) =>
    run(async () => {
      await controls.fault({ endpoint, effect: { kind: 'status', status }, once });
      announce(`${endpointText(endpoint)} is answered ${status} ${once ? 'next time' : 'from now on'}`);
    });

  return (
    <>
      <div className={parts.actions}>
        <p className={parts.quiet}>{once ? 'Next time answer' : 'From now on answer'}</p>
        {statuses.map((status) => (
          <Button
            key={status}
            variant="default"
            aria-label={`${once ? 'Next time' : 'From now on'} answer ${endpointText(endpoint)} with ${status}`}
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
