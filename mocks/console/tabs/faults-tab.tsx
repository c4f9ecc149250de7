import { useState } from 'react';
import type { FaultEffect, FaultRule } from '#mocks/store/faults.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';
import { ActiveFaults } from './active-faults.tsx';
import { buildCallSelection, initialSelectionValues } from './call-selection.ts';
import { CallSelectionFields } from './call-selection-fields.tsx';
import { ErrorStatusButtons } from './error-status-buttons.tsx';
import { FaultForm } from './fault-form.tsx';
import {
  type DocumentedError,
  describeEffect,
  isEndpointName,
  listDocumentedErrors,
} from './fault-labels.ts';
import { SituationList } from './situation-list.tsx';
import { TargetPicker } from './target-picker.tsx';

/** Returns a sample message for errors whose text comes from the server. */
const sampleMessage = (status: number) => `The server’s own words for a ${status}`;

interface DocumentedErrorButtonsProps {
  errors: readonly DocumentedError[];
  onAdd: (effect: FaultEffect) => void;
}

/** Buttons that each add a documented error of the chosen endpoint as a fault. */
function DocumentedErrorButtons({ errors, onAdd }: DocumentedErrorButtonsProps) {
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

/** Adds a fault: a documented error with one click, or any effect by the form. */
function AddFault() {
  const { controls } = useConsole();
  const announce = useAnnounce();
  const [target, setTarget] = useState<FaultRule['endpoint']>('*');
  const [values, setValues] = useState(initialSelectionValues);
  const { run, error } = useTask();
  const selection = buildCallSelection(values);
  const errors = listDocumentedErrors(target);

  const add = (effect: FaultEffect) =>
    run(async () => {
      await controls.fault({ endpoint: target, effect, ...selection });
      announce(`Fault added: ${describeEffect(effect)}`);
    });

  return (
    <Section title="Add a fault">
      <div className={classes.form}>
        <TargetPicker target={target} onChoose={setTarget} />
        <CallSelectionFields values={values} onChange={setValues} />
      </div>
      <ErrorStatusButtons target={target} selection={selection} />
      <h4 className={classes.partTitle}>Documented errors, one press each</h4>
      {errors.length > 0 ? (
        <DocumentedErrorButtons errors={errors} onAdd={add} />
      ) : (
        <p className={classes.dimmed}>
          {isEndpointName(target)
            ? 'The documents list none for this one.'
            : 'Choose one endpoint to see its own.'}
        </p>
      )}
      <h4 className={classes.partTitle}>Anything else</h4>
      <FaultForm onAdd={add} />
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
    </Section>
  );
}

/** Tab that makes calls fail, by a situation or by single rules. */
export function FaultsTab() {
  return (
    <>
      <SituationList />
      <ActiveFaults />
      <AddFault />
    </>
  );
}
