import '@mantine/core/styles/Slider.layer.css';
import { Button, Slider } from '@mantine/core';
import { useState } from 'react';
import type { TimeMachine } from '#mocks/controls/time-machine.ts';
import type { Revision } from '#mocks/history/revision.ts';
import { formatTime } from '../../format.ts';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { RevisionCard } from './revision-card.tsx';
import { useJourney } from './use-journey.tsx';
import { useRevisions } from './use-revisions.ts';

/** Returns what the slider says of a change. */
const describeRevision = ({ title, at }: Revision) => `${title}, ${formatTime(at)}`;

interface ChoiceProps {
  revisions: readonly Revision[];
  newest: Revision;
  timeMachine: TimeMachine;
}

/** Slider through the changes, and the chosen one with its button. */
function RevisionChoice({ revisions, newest, timeMachine }: ChoiceProps) {
  const { start, working, notice } = useJourney();
  const [chosenNumber, setChosenNumber] = useState<number | null>(null);
  const foundIndex = revisions.findIndex(({ number }) => number === chosenNumber);
  // The newest one until another is chosen, and when the chosen one is no longer kept.
  const index = foundIndex < 0 ? revisions.length - 1 : foundIndex;
  const chosen = revisions[index] ?? newest;
  const choose = (at: number) => setChosenNumber(revisions[at]?.number ?? null);
  return (
    <>
      <Slider
        min={0}
        max={Math.max(1, revisions.length - 1)}
        value={index}
        onChange={choose}
        disabled={revisions.length === 1}
        label={null}
        color="water"
        thumbLabel="Change"
        thumbValueText={describeRevision(chosen)}
        thumbSize={24}
        mx="sm"
      />
      <div className={classes.actions}>
        <p className={classes.dimmed}>
          Change {index + 1} of {revisions.length}
        </p>
        <Button variant="default" disabled={index === 0} onClick={() => choose(index - 1)}>
          Earlier
        </Button>
        <Button variant="default" disabled={index === revisions.length - 1} onClick={() => choose(index + 1)}>
          Later
        </Button>
      </div>
      <RevisionCard revision={chosen} isNewest={chosen.number === newest.number}>
        <Button
          loading={working}
          disabled={chosen.number === newest.number}
          onClick={() => start(() => timeMachine.goBack(chosen.number))}
        >
          Back to here
        </Button>
      </RevisionCard>
      {notice}
    </>
  );
}

/** Section with the changes of the data, any of which can be gone back to. */
export function RevisionHistory({ timeMachine }: { timeMachine: TimeMachine }) {
  const revisions = useRevisions(timeMachine);
  const newest = revisions?.at(-1);
  return (
    <Section
      title="History"
      hint="Data, sessions and clock as they were after a change. Going back is a change, too, and can be undone. What was recorded until then stays in Bugs."
    >
      {revisions === null && <p className={classes.dimmed}>Reading the history…</p>}
      {revisions && !newest && (
        <p className={classes.dimmed}>No changes yet: each call that saves something is one.</p>
      )}
      {revisions && newest && (
        <RevisionChoice revisions={revisions} newest={newest} timeMachine={timeMachine} />
      )}
    </Section>
  );
}
