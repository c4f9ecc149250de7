import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { describeStep } from '#mocks/capsule/describe-step.ts';
import type { Finding } from '#mocks/capsule/replay/finding.ts';
import type { Player } from '#mocks/capsule/replay/player.ts';
import classes from './replay-bar.module.css';

const countDifferences = (findings: readonly Finding[]) =>
  findings.length === 1 ? '1 difference' : `${findings.length} differences`;

/** Returns the sentence that says how far the replay is. */
function describeProgress(player: Player): string {
  const { status, done, steps, findings } = player.report();
  if (status === 'done')
    return findings.length === 0 ? 'Replayed: nothing differs' : `Replayed: ${countDifferences(findings)}`;
  const next = player.steps[done];
  return `${status === 'paused' ? 'Paused' : 'Replaying'}, ${done} of ${steps}${next ? `: ${describeStep(next)}` : ''}`;
}

/** List of the differences found so far, each with its step. */
function Findings({ player, findings }: { player: Player; findings: readonly Finding[] }) {
  return (
    <ol className={classes.findings} aria-label="Differences">
      {findings.map(({ step, kind, text }, index) => {
        const at = player.steps[step];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <li key={index}>
            <b>{kind}</b> {text}
            {at && <span className={classes.step}> — {describeStep(at)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

interface ReplayBarProps {
  player: Player;
  /** Ends the replay. */
  onEnd: () => void;
}

/** Bar at the foot of the page that controls the replay of a capsule and reports on it. */
export function ReplayBar({ player, onEnd }: ReplayBarProps) {
  const { status } = useSelector(player.state);
  const { findings, foreignWrites, viewLimits } = player.report();
  const [isOpen, setIsOpen] = useState(false);
  const [isStepping, setIsStepping] = useState(false);
  const stepOnce = async () => {
    setIsStepping(true);
    await player.stepOnce();
    setIsStepping(false);
  };
  return (
    <section className={classes.bar} aria-label="Replay">
      <p role="status" className={classes.text}>
        {describeProgress(player)}
      </p>
      {status === 'done' && foreignWrites > 0 && (
        <p className={classes.text}>
          Not repeated: {foreignWrites} {foreignWrites === 1 ? 'write' : 'writes'} of other tabs or seats
        </p>
      )}
      {status === 'done' &&
        viewLimits.map((limit) => (
          <p key={limit} className={classes.text}>
            {limit}
          </p>
        ))}
      <div className={classes.buttons}>
        {status === 'playing' && (
          <button type="button" onClick={() => player.pause()}>
            Pause
          </button>
        )}
        {status === 'paused' && (
          <>
            <button type="button" disabled={isStepping} onClick={() => void player.play()}>
              Play
            </button>
            <button type="button" disabled={isStepping} onClick={() => void stepOnce()}>
              Next step
            </button>
          </>
        )}
        {findings.length > 0 && (
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {countDifferences(findings)}
          </button>
        )}
        <button type="button" onClick={onEnd}>
          {status === 'done' ? 'Close' : 'Stop'}
        </button>
      </div>
      {isOpen && <Findings player={player} findings={findings} />}
    </section>
  );
}
