import { useId, useState, useSyncExternalStore } from 'react';
import { formatDrift } from '#api/contract/drifts.ts';
import { type Heading, summarizeReport, toMarkdown } from '../markdown.ts';
import { countByVerdict, type RadarReport } from '../report.ts';
import classes from './badge.module.css';
import type { ReplyWatch } from './watch.ts';

function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Summarizes a report: the numbers, and the text after them. */
function describeReport(report: RadarReport): readonly [numbers: string, more: string] {
  const [drifting, missing] = [countByVerdict(report, 'drifts'), countByVerdict(report, 'unreachable')];
  const heard = drifting + missing + countByVerdict(report, 'fits');
  if (heard === 0) return ['0', 'calls heard yet'];
  const differ = heard === 1 ? 'call differs' : 'calls differ';
  return [`${drifting} of ${heard}`, missing > 0 ? `${differ}, ${missing} unreachable` : differ];
}

/** Contract radar of a live page: the drifts so far, and the report as a file; without values. */
export function Badge({ watch, base }: { watch: ReplyWatch; base: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
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
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-drifts={findDrifting(report).length > 0 || undefined}
        onClick={() => setOpen(!open)}
      >
        Radar: {numbers}
        <span className={classes.more}> {more}</span>
      </button>
      {open && (
        <div id={id} className={classes.panel}>
          <p>{summarizeReport(report)}</p>
          <DriftList report={report} />
          <Downloads report={report} base={base} />
        </div>
      )}
    </aside>
  );
}

const findDrifting = ({ operations }: RadarReport) =>
  operations.filter(({ verdict }) => verdict === 'drifts' || verdict === 'unreachable');

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
    judges: ['the app’s own schemas'],
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
