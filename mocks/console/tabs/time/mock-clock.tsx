import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { formatClockOffset, formatDuration, formatTime } from '../../format.ts';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { useRerenderEverySecond } from '../../status-line.tsx';
import { useConsole } from '../../use-console.ts';
import { useTask } from '../../use-task.ts';

const minuteMs = 60_000;
const advanceStepsMs = [minuteMs, 15 * minuteMs, 60 * minuteMs, 24 * 60 * minuteMs];
/** Units of the form; `value` is the unit's length in ms. */
const unitChoices = [
  { value: '1000', label: 'seconds' },
  { value: '60000', label: 'minutes' },
  { value: '3600000', label: 'hours' },
  { value: '86400000', label: 'days' },
];

/** Form that moves the clock forward by any amount of a unit. */
function AdvanceForm({ onAdvance }: { onAdvance: (ms: number) => void }) {
  const [amount, setAmount] = useState('30');
  const [unit, setUnit] = useState('60000');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = /^[1-9]\d{0,3}$/.test(amount.trim());
    setError(isValid ? '' : 'Please enter a whole number from 1 to 9999.');
    if (isValid) onAdvance(Number(amount) * Number(unit));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Advance by"
        inputMode="numeric"
        value={amount}
        error={error}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <NativeSelect
        label="Unit"
        data={unitChoices}
        value={unit}
        onChange={(event) => setUnit(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" className={classes.submit}>
        Advance
      </Button>
    </form>
  );
}

/** Shows the mock's clock and moves it forward, so that tokens, codes and links expire. */
export function MockClock() {
  const { controls, server } = useConsole();
  const announce = useAnnounce();
  const { run, error } = useTask();
  useRerenderEverySecond();
  const { store } = server;

  const advance = (ms: number) =>
    run(async () => {
      await controls.advance(ms);
      announce(`The mock’s clock moved forward by ${formatDuration(ms)}`);
    });

  return (
    <Section
      title="Clock of the server"
      hint="Moving it forward makes tokens, codes and links run out; the page keeps its own time."
    >
      <p className={classes.clock}>
        <time dateTime={new Date(store.now()).toISOString()}>{formatTime(store.now())}</time>
      </p>
      <p className={classes.dimmed}>
        {store.clockOffset > 0 ? `${formatClockOffset(store.clockOffset)} of the page` : 'As the page has it'}
      </p>
      <div className={classes.actions}>
        {advanceStepsMs.map((ms) => (
          <Button key={ms} variant="default" onClick={() => advance(ms)}>
            +{formatDuration(ms)}
          </Button>
        ))}
      </div>
      <AdvanceForm onAdvance={advance} />
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
    </Section>
  );
}
