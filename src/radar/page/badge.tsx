import { useId, useState, useSyncExternalStore } from 'react';
import { formatDrift } from '#api/contract/drifts.ts';
import { type Heading, summarizeReport, toMarkdown } from '../markdown.ts';
import { countByVerdict, type RadarReport } from '../report.ts';
import classes from './badge.module.css';
import type { ReplyWatch } from './watch.ts';

/** Saves a text as a file of the browser's downloads. */
function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Summarizes a report: the numbers, and the text after them. */
function describeReport(report: RadarReport): readonly [numbers: string, more: string] {
  const [driftCount, unreachableCount] = [
    countByVerdict(report, 'drifts'),
    countByVerdict(report, 'unreachable'),
  ];
  const reachedCount = driftCount + unreachableCount + countByVerdict(report, 'fits');
  if (reachedCount === 0) return ['0', 'calls heard yet'];
  const differ = reachedCount === 1 ? 'call differs' : 'calls differ';
  return [
    `${driftCount} of ${reachedCount}`,
    unreachableCount > 0 ? `${differ}, ${unreachableCount} unreachable` : differ,
  ];
}

/** Contract radar of a live page: the drifts so far, and the report as a file; without values. */
export function Badge({ watch, base }: { watch: ReplyWatch; base: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // Renders again after each recorded reply, so that `report` below is up to date.
  useSyncExternalStore(
    (listener) => {
      const { unsubscribe } = watch.recordedCount.subscribe(listener);
      return unsubscribe;
    },
    () => watch.recordedCount.get(),
  );
  const report = watch.report();
  const [numbers, more] = describeReport(report);
  return (
    <aside className={classes.badge} aria-label="Contract radar">
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-drifts={findDrifting(report).length > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Radar: {numbers}
        <span className={classes.more}> {more}</span>
      </button>
      {isOpen && (
        <div id={id} className={classes.panel}>
          <p>{summarizeReport(report)}</p>
          <DriftList report={report} />
          <Downloads report={report} base={base} />
        </div>
      )}
    </aside>
  );
}

/** Lists the operations that have drifts or did not answer. */
const findDrifting = ({ operations }: RadarReport) =>
  operations.filter(({ verdict }) => verdict === 'drifts' || verdict === 'unreachable');

/** Drifts of each operation that has some, or the reason why it did not answer. */
function DriftList({ report }: { report: RadarReport }) {
  return (
    <ul>
      {findDrifting(report).map(({ name, method, path, drifts, note }) => (
        <li key={name}>
          <strong>{`${method} ${path}`}</strong>
          {[...drifts.map(formatDrift), note].filter(Boolean).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Buttons that save the report as a file. */
function Downloads({ report, base }: { report: RadarReport; base: string }) {
  const heading = (): Heading => ({
    api: base,
    at: new Date().toISOString(),
    validators: ['the app’s own schemas'],
  });
  const toJson = () => JSON.stringify({ ...heading(), ...report }, null, 2);
  return (
    <div className={classes.actions}>
      <button
        type="button"
        className={classes.button}
        onClick={() => download('contract.md', toMarkdown(report, heading()), 'text/markdown')}
      >
        Save as Markdown
      </button>
      <button
        type="button"
        className={classes.button}
        onClick={() => download('contract.json', toJson(), 'application/json')}
      >
        Save as JSON
      </button>
    </div>
  );
}
