import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import type { FaultEffect } from '#mocks/store/faults.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';
import { ActiveFaults } from './active-faults.tsx';
import { AnswerNext } from './answer-next.tsx';
import { type DocumentedError, documentedErrors, effectText, endpointGroups } from './effect-words.ts';
import { FaultForm } from './fault-form.tsx';

/** What the server "says" where the catalogue shows the server's own words. */
const sampleMessage = (status: number) => `The server’s own words for a ${status}`;

interface PresetsProps {
  errors: readonly DocumentedError[];
  onAdd: (effect: FaultEffect) => void;
}

function Presets({ errors, onAdd }: PresetsProps) {
  return (
    <ul className={classes.presets}>
      {errors.map(({ status, text }) => (
        <li key={status}>
          <button
            type="button"
            className={classes.preset}
            onClick={() =>
              onAdd({ kind: 'status', status, ...(text === null && { message: sampleMessage(status) }) })
            }
          >
            <b>{status}</b> {text === null ? 'the server’s own words' : `“${text}”`}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Makes endpoints misbehave: a documented error in one click, or any effect by hand. */
export function FaultsTab() {
  const { controls } = useConsole();
  const announce = useAnnounce();
  const [endpoint, setEndpoint] = useState<EndpointName | '*'>('*');
  const [often, setOften] = useState('once');
  const { run, error } = useTask();
  const errors = documentedErrors(endpoint);

  const add = (effect: FaultEffect) =>
    run(async () => {
      await controls.fault({ endpoint, effect, once: often === 'once' });
      announce(`Fault added: ${effectText(effect)}`);
    });

  return (
    <>
      <ActiveFaults />
      <Section title="Add a fault">
        <div className={classes.form}>
          <NativeSelect
            className={classes.wide}
            label="Endpoint"
            data={[{ value: '*', label: 'Every endpoint' }, ...endpointGroups()]}
            value={endpoint}
            onChange={(event) => setEndpoint(event.currentTarget.value as EndpointName | '*')}
          />
          <NativeSelect
            label="How often"
            data={[
              { value: 'once', label: 'Its next call only' },
              { value: 'always', label: 'Until it is removed' },
            ]}
            value={often}
            onChange={(event) => setOften(event.currentTarget.value)}
          />
        </div>
        <AnswerNext endpoint={endpoint} once={often === 'once'} />
        <h4 className={classes.partTitle}>Documented errors, one click each</h4>
        {errors.length > 0 ? (
          <Presets errors={errors} onAdd={add} />
        ) : (
          <p className={classes.quiet}>
            {endpoint === '*'
              ? 'Choose an endpoint to see its own.'
              : 'The documents list none for this one.'}
          </p>
        )}
        <h4 className={classes.partTitle}>Anything else</h4>
        <FaultForm onAdd={add} />
        {error && <InlineNotice kind="error">{error}</InlineNotice>}
      </Section>
    </>
  );
}
