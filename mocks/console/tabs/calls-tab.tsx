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
    // null means that the body was not checked, which is no failure.
    !(requestFits ?? true) ||
    !(replyFits ?? true)
  );
}

/** Returns true if a call's method, path, status, endpoint or server contains the typed text. */
const matchesFilter = ({ method, path, status, endpoint, answeredBy }: LoggedCall, filter: string) =>
  [method, path, status, endpoint, answeredBy]
    .filter((part) => part !== null && part !== undefined)
    .join(' ')
    .toLowerCase()
    .includes(filter.trim().toLowerCase());

/** Tab with the last 200 calls, newest first. */
export function CallsTab() {
  const { server } = useConsole();
  const calls = useCalls(server);
  const [filter, setFilter] = useState('');
  const [onlyFailures, setOnlyFailures] = useState(false);
  const deferredFilter = useDeferredValue(filter);
  const shownCalls = calls.filter(
    (call) => matchesFilter(call, deferredFilter) && (!onlyFailures || hasFailed(call)),
  );
  return (
    <>
      <div className={classes.section}>
        <div className={classes.toolbar}>
          <TextInput
            className={classes.growingField}
            label="Filter calls"
            placeholder="Path, status, name"
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
          <Checkbox
            className={classes.checkbox}
            label="Failures only"
            checked={onlyFailures}
            onChange={(event) => setOnlyFailures(event.currentTarget.checked)}
          />
        </div>
        <div className={classes.actions}>
          <p className={classes.dimmed} role="status">
            {shownCalls.length === calls.length ? '' : `${shownCalls.length} of `}
            {calls.length === 1 ? '1 call' : `${calls.length} calls`}
          </p>
          <CopyButton text={() => formatJson(shownCalls)} label="Copy as JSON" />
          <Button variant="default" disabled={calls.length === 0} onClick={() => server.log.clear()}>
            Clear
          </Button>
        </div>
      </div>
      {shownCalls.length === 0 ? (
        <NoCalls title={calls.length === 0 ? 'No calls yet' : 'No call matches'} />
      ) : (
        <ul className={classes.list}>
          {shownCalls.map((call) => (
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
      <p className={classes.dimmed}>
        Every call is listed here, of all tabs and across page loads: the last 200 since the last reset.
      </p>
    </div>
  );
}
