import { Button, TextInput } from '@mantine/core';
import dayjs from 'dayjs';
import { type FormEvent, useState } from 'react';
import { readTokens } from '#api/session/session.ts';
import { findMoments } from '#mocks/controls/moments.ts';
import type { TimeMachine } from '#mocks/controls/time-machine.ts';
import { readPageAddress } from '#mocks/page/app-url.ts';
import { readAppliedShift } from '#mocks/page/computer-time.ts';
import { formatClockOffset, formatTime } from '../../format.ts';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { useRerenderEverySecond } from '../../status-line.tsx';
import { useConsole } from '../../use-console.ts';
import { usePagePath } from '../../use-page-path.ts';
import { findPatientOfPage } from '../people/find-people.ts';
import { useJourney } from './use-journey.tsx';

/** Format of the browser's own field for a date with a time. */
const fieldFormat = 'YYYY-MM-DDTHH:mm';

/** Form that sets the clock to a date and a time. */
function TimeForm({ onSet }: { onSet: (time: number) => void }) {
  const [value, setValue] = useState(() => dayjs().format(fieldFormat));
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const time = dayjs(value);
    setError(time.isValid() ? '' : 'Please enter a date and a time.');
    if (time.isValid()) onSet(time.valueOf());
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Date and time"
        type="datetime-local"
        value={value}
        error={error}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" className={classes.submit}>
        Set
      </Button>
    </form>
  );
}

/** Shows the page's clock and sets it, for all pages and seats; it is never stopped. */
export function PageClock({ timeMachine }: { timeMachine: TimeMachine }) {
  const { server, controls, tables } = useConsole();
  const { start, working, notice } = useJourney();
  useRerenderEverySecond();
  const user = controls.findAccount();
  const patientOfPage = findPatientOfPage(tables.accounts, usePagePath());
  const patient = user?.role === 'patient' ? user : (patientOfPage ?? undefined);
  const now = Date.now();
  const moments = findMoments({ store: server.store, now, token: readTokens()?.accessToken ?? '', patient });
  /** Sets the clock and loads the page again. */
  const setClock = (time: number | null, keepsSessions: boolean) =>
    start(async () => {
      await timeMachine.setClock(time, { keepsSessions });
      return readPageAddress();
    });

  return (
    <Section
      title="Clock of the page"
      hint="All dates, ages and reminders go by it, and so does the server. Setting it loads the pages again."
    >
      <p className={classes.clock}>
        <time dateTime={new Date(now).toISOString()}>{formatTime(now)}</time>
      </p>
      <div className={classes.actions}>
        <p className={classes.dimmed}>
          {readAppliedShift() === 0
            ? 'As this computer has it'
            : `${formatClockOffset(readAppliedShift())}${readAppliedShift() > 0 ? ' of' : ''} this computer`}
        </p>
        {readAppliedShift() !== 0 && (
          <Button variant="default" disabled={working} onClick={() => setClock(null, true)}>
            Return to now
          </Button>
        )}
      </div>
      <ul className={classes.list}>
        {moments.map(({ name, label, time, hint, keepsSessions }) => (
          <li key={name} className={classes.row}>
            <div className={classes.rowText}>
              <p className={classes.rowTitle}>{label}</p>
              <p className={classes.dimmed}>{time === null ? hint : `${formatTime(time)}. ${hint}`}</p>
            </div>
            <Button
              variant="default"
              aria-label={`Go to: ${label}`}
              disabled={time === null || working}
              onClick={() => time !== null && setClock(time, keepsSessions)}
            >
              Go
            </Button>
          </li>
        ))}
      </ul>
      <TimeForm onSet={(time) => setClock(time, true)} />
      {notice}
    </Section>
  );
}
