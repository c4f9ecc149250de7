import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { formatClockOffset, formatDuration, formatTime } from '../format.ts';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useEverySecond } from '../status-line.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';

const MINUTE = 60_000;
const steps = [MINUTE, 15 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE];
const units = [
  { value: '1000', label: 'seconds' },
  { value: '60000', label: 'minutes' },
  { value: '3600000', label: 'hours' },
  { value: '86400000', label: 'days' },
];

function Custom({ onAdvance }: { onAdvance: (ms: number) => void }) {
  const [amount, setAmount] = useState('30');
  const [unit, setUnit] = useState('60000');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = /^[1-9]\d{0,3}$/.test(amount.trim());
    setError(isRight ? '' : 'Please enter a whole number from 1 to 9999.');
    if (isRight) onAdvance(Number(amount) * Number(unit));
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
        data={units}
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
export function Clock() {
  const { controls, server } = useConsole();
  const announce = useAnnounce();
  const { run, error } = useTask();
  useEverySecond();
  const { store } = server;

  const advance = (ms: number) =>
    run(async () => {
      await controls.advance(ms);
      announce(`The mock’s clock moved forward by ${formatDuration(ms)}`);
    });

  return (
    <Section title="Clock" hint="Moving it forward makes tokens, codes and links run out.">
      <p className={classes.clock}>
        <time dateTime={new Date(store.now()).toISOString()}>{formatTime(store.now())}</time>
      </p>
      <p className={classes.quiet}>
        {store.clockOffset > 0
          ? `${formatClockOffset(store.clockOffset)} of this computer`
          : 'As this computer has it'}
      </p>
      <div className={classes.actions}>
        {steps.map((ms) => (
          <Button key={ms} variant="default" onClick={() => advance(ms)}>
            +{formatDuration(ms)}
          </Button>
        ))}
      </div>
      <Custom onAdvance={advance} />
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
    </Section>
  );
}
