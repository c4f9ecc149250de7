import { Button, Checkbox, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import type { LoggedCall } from '#mocks/store/call-log.ts';
import { CopyButton } from '../copy-button.tsx';
import { formatJson } from '../format.ts';
import classes from '../parts.module.css';
import { useConsole } from '../use-console.ts';
import { useCalls } from '../use-mock.ts';
import { CallRow } from './call-row.tsx';

/** Returns true if a call got an error status or no answer, or breaks the contract. */
export function hasFailed({ status, ms, requestFits, replyFits }: LoggedCall): boolean {
  const isOver = ms !== null;
  return (
    (isOver && (status ?? 0) >= 400) ||
    (isOver && status === null) ||
    !(requestFits ?? true) ||
    !(replyFits ?? true)
  );
}

const matches = ({ method, path, status, endpoint }: LoggedCall, filter: string) =>
  `${method} ${path} ${status ?? ''} ${endpoint ?? ''}`.toLowerCase().includes(filter.trim().toLowerCase());

/** Tab with the last 200 calls, newest first. */
export function CallsTab() {
  const { server } = useConsole();
  const calls = useCalls(server);
  const [filter, setFilter] = useState('');
  const [onlyFailures, setOnlyFailures] = useState(false);
  const wanted = useDeferredValue(filter);
  const shown = calls.filter((call) => matches(call, wanted) && (!onlyFailures || hasFailed(call)));
  return (
    <>
      <div className={classes.section}>
        <div className={classes.toolbar}>
          <TextInput
            className={classes.grow}
            label="Filter calls"
            placeholder="Path, status, name"
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
          <Checkbox
            className={classes.check}
            label="Failures only"
            checked={onlyFailures}
            onChange={(event) => setOnlyFailures(event.currentTarget.checked)}
          />
        </div>
        <div className={classes.actions}>
          <p className={classes.quiet} role="status">
            {shown.length === calls.length ? '' : `${shown.length} of `}
            {calls.length === 1 ? '1 call' : `${calls.length} calls`}
          </p>
          <CopyButton text={() => formatJson(shown)} label="Copy as JSON" />
          <Button variant="default" disabled={calls.length === 0} onClick={() => server.log.clear()}>
            Clear
          </Button>
        </div>
      </div>
      {shown.length === 0 ? (
        <NoCalls title={calls.length === 0 ? 'No calls yet' : 'No call matches'} />
      ) : (
        <ul className={classes.list}>
          {shown.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Empty state of the list. */
function NoCalls({ title }: { title: string }) {
  return (
    <div className={classes.empty}>
      <p className={classes.rowTitle}>{title}</p>
      <p className={classes.quiet}>
        Every call is listed here, of all tabs and across page loads: the last 200 since the last reset.
      </p>
    </div>
  );
}
