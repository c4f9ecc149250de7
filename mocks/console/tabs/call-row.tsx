import { memo, useId, useState } from 'react';
import type { LoggedCall } from '#mocks/store/call-log.ts';
import classes from '../calls.module.css';
import { CopyButton } from '../copy-button.tsx';
import { formatJson, formatTime } from '../format.ts';
import parts from '../parts.module.css';
import { ErrorStatusButtons } from './error-status-buttons.tsx';

/** Maximum characters of a body on screen; a reply can be 1 MB. Copying takes all of it. */
const maxShownCharacters = 20_000;

/** Returns the mark of a body: fits the contract, breaks it, or null: was not checked. */
const fitMark = (fits: boolean | null) => (fits === null ? '·' : fits ? '✓' : '✗');
const fitText = (fits: boolean | null) =>
  fits === null ? 'not checked against the contract' : fits ? 'fits the contract' : 'breaks the contract';

/** Returns the reply's status, '…' for a pending call and 'none' for a call without a reply. */
function statusText({ status, ms }: LoggedCall): string {
  if (status !== null) return String(status);
  return ms === null ? '…' : 'none';
}

/** Returns the color of the status. A call without a duration is pending. */
function getTone({ status, ms }: LoggedCall): 'good' | 'bad' | 'open' {
  if (ms === null) return 'open';
  return status !== null && status < 400 ? 'good' : 'bad';
}

interface CallPartProps {
  title: string;
  value: unknown;
  fits: boolean | null;
  /** Descriptions of the differences from the contract. */
  drifts?: readonly string[] | undefined;
}

/** Payload or reply of a call, with its differences from the contract and a button to copy it. */
function CallPart({ title, value, fits, drifts = [] }: CallPartProps) {
  const text = formatJson(value);
  return (
    <div>
      <div className={parts.actions}>
        <h3 className={parts.partTitle}>
          {title}{' '}
          <span className={classes.verdict} data-fits={fits ?? undefined}>
            {fitText(fits)}
          </span>
        </h3>
        <CopyButton text={text} label="Copy" name={`Copy ${title.toLowerCase()}`} />
      </div>
      {drifts.length > 0 && (
        <ul className={classes.drifts}>
          {drifts.map((drift) => (
            <li key={drift}>{drift}</li>
          ))}
        </ul>
      )}
      <pre className={classes.json}>
        {text.slice(0, maxShownCharacters)}
        {text.length > maxShownCharacters && `\n… ${text.length - maxShownCharacters} more characters`}
      </pre>
    </div>
  );
}

/** Row of the list of calls; it expands to show the payload and the reply. */
export const CallRow = memo(function CallRow({ call }: { call: LoggedCall }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { method, path, ms, endpoint, requestFits, replyFits, answeredBy, seat } = call;
  return (
    <li className={classes.call}>
      <button
        type="button"
        className={classes.callLine}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.method}>{method}</span>
        <span className={classes.path}>
          {path}
          {answeredBy && <span className={parts.tag}>{answeredBy === 'api' ? 'API' : 'mock'}</span>}
        </span>
        <span className={classes.httpStatus} data-tone={getTone(call)}>
          {statusText(call)}
        </span>
        <span className={classes.duration}>{ms === null ? '' : `${ms} ms`}</span>
        <span
          role="img"
          className={classes.contractMarks}
          data-broken={requestFits === false || replyFits === false || undefined}
          aria-label={`request ${fitText(requestFits)}, reply ${fitText(replyFits)}`}
        >
          {fitMark(requestFits)}
          {fitMark(replyFits)}
        </span>
      </button>
      {open && (
        <div id={id} className={classes.callBody}>
          <p className={parts.dimmed}>
            {endpoint ?? 'not in the contract'} · {formatTime(call.at)}
            {seat && ` · ${seat}`}
          </p>
          {endpoint && <ErrorStatusButtons target={endpoint} />}
          <CallPart title="Payload" value={call.payload} fits={requestFits} />
          <CallPart title="Reply" value={call.reply} fits={replyFits} drifts={call.drifts} />
        </div>
      )}
    </li>
  );
});
