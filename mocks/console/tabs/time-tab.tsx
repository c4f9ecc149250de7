import { useConsole } from '../use-console.ts';
import { MockClock } from './time/mock-clock.tsx';
import { PageClock } from './time/page-clock.tsx';
import { RevisionHistory } from './time/revision-history.tsx';

/** Tab for earlier states of the mock and for its clocks. */
export function TimeTab() {
  const { timeMachine } = useConsole().controls;
  return (
    <>
      {timeMachine && <RevisionHistory timeMachine={timeMachine} />}
      {timeMachine && <PageClock timeMachine={timeMachine} />}
      <MockClock />
    </>
  );
}
