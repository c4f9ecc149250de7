import { memo, useId, useState } from 'react';
import type { LoggedCall } from '#mocks/store/call-log.ts';
import classes from '../calls.module.css';
import { CopyButton } from '../copy-button.tsx';
import { formatJson, formatTime } from '../format.ts';
import parts from '../parts.module.css';
import { AnswerNext } from './answer-next.tsx';

/** Maximum characters of a body on screen; a reply can be 1 MB. Copying takes all of it. */
const MAX_CHARACTERS = 20_000;

const fitMark = (fits: boolean | null) => (fits === null ? '·' : fits ? '✓' : '✗');
const fitText = (fits: boolean | null) =>
  fits === null ? 'not checked against the contract' : fits ? 'fits the contract' : 'breaks the contract';

function statusText({ status, ms }: LoggedCall): string {
  if (status !== null) return String(status);
  return ms === null ? '…' : 'none';
}

function tone({ status, ms }: LoggedCall): 'good' | 'bad' | 'open' {
  if (ms === null) return 'open';
  return status !== null && status < 400 ? 'good' : 'bad';
}

interface PartProps {
  title: string;
  value: unknown;
  fits: boolean | null;
  /** Descriptions of the differences from the contract. */
  drifts?: readonly string[] | undefined;
}

function Part({ title, value, fits, drifts = [] }: PartProps) {
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
        {text.slice(0, MAX_CHARACTERS)}
        {text.length > MAX_CHARACTERS && `\n… ${text.length - MAX_CHARACTERS} more characters`}
      </pre>
    </div>
  );
}

/** Row of the list of calls; it expands to show the payload and the reply. */
export const CallRow = memo(function CallRow({ call }: { call: LoggedCall }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { method, path, ms, endpoint, requestFits, replyFits } = call;
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
        <span className={classes.path}>{path}</span>
        <span className={classes.httpStatus} data-tone={tone(call)}>
          {statusText(call)}
        </span>
        <span className={classes.ms}>{ms === null ? '' : `${ms} ms`}</span>
        <span
          role="img"
          className={classes.fits}
          data-broken={requestFits === false || replyFits === false || undefined}
          aria-label={`request ${fitText(requestFits)}, reply ${fitText(replyFits)}`}
        >
          {fitMark(requestFits)}
          {fitMark(replyFits)}
        </span>
      </button>
      {open && (
        <div id={id} className={classes.callBody}>
          <p className={parts.quiet}>
            {endpoint ?? 'not in the contract'} · {formatTime(call.at)}
          </p>
          {endpoint && <AnswerNext target={endpoint} />}
          <Part title="Payload" value={call.payload} fits={requestFits} />
          <Part title="Reply" value={call.reply} fits={replyFits} drifts={call.drifts} />
        </div>
      )}
    </li>
  );
});
