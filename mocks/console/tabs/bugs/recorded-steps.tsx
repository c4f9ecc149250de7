import { describeStep } from '#mocks/capsule/describe-step.ts';
import { findReplayEnd, type RecordedParts } from '#mocks/capsule/recorder/recorded-parts.ts';
import calls from '../../calls.module.css';
import classes from '../../parts.module.css';
import bugs from './bugs.module.css';

interface Line {
  readonly order: number;
  readonly text: string;
  readonly isCall: boolean;
}

/** Lists steps and calls within a range, in their order. */
function listLines({ steps, calls: recorded }: RecordedParts, from: number, to: number): Line[] {
  const isWithin = ({ order }: { order: number }) => order > from && order <= to;
  const stepLines = steps.filter(isWithin).map((step) => ({
    order: step.order,
    text: describeStep(step),
    isCall: false,
  }));
  const callLines = recorded.filter(isWithin).map(({ order, call, isForeign }) => ({
    order,
    text: `${call.method} ${call.path} ${call.status ?? (call.ms === null ? '…' : 'none')}${isForeign ? ' (another tab)' : ''}`,
    isCall: true,
  }));
  return [...stepLines, ...callLines].toSorted((one, other) => one.order - other.order);
}

interface RecordedStepsProps {
  parts: RecordedParts;
  from: number;
  to?: number;
}

/** Steps and calls of a range, which unfold. */
export function RecordedSteps({ parts, from, to = findReplayEnd(parts, from) }: RecordedStepsProps) {
  const lines = listLines(parts, from, to);
  const steps = lines.filter(({ isCall }) => !isCall).length;
  const summary = `${steps === 1 ? '1 step' : `${steps} steps`}, ${lines.length - steps} calls`;
  return (
    <details className={bugs.steps}>
      <summary className={bugs.summary}>{summary}</summary>
      <ol className={bugs.lines}>
        {lines.map(({ order, text, isCall }) => (
          <li key={order} className={isCall ? `${calls.path} ${classes.dimmed}` : ''}>
            {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
