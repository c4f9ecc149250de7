import { Button } from '@mantine/core';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';
import { describeProgress } from './call-selection.ts';
import { describeCallSelection, describeEffect, describeTarget } from './fault-labels.ts';

/** Lists the active fault rules, each with a button that removes it. */
export function ActiveFaults() {
  const { controls, tables } = useConsole();
  const { faults } = tables;
  const { run, error } = useTask();

  return (
    <Section
      title="Active faults"
      actions={
        faults.length > 0 && (
          <Button variant="default" onClick={() => run(() => controls.clearFaults())}>
            Clear all
          </Button>
        )
      }
    >
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      {faults.length === 0 ? (
        <p className={classes.dimmed}>None: the mock answers as a healthy server would.</p>
      ) : (
        <ul className={classes.list}>
          {faults.map((fault) => (
            <li key={fault.id} className={classes.row} data-alarm>
              <div className={classes.rowText}>
                <p className={classes.code}>{describeTarget(fault.endpoint)}</p>
                <p>
                  {describeEffect(fault.effect)}{' '}
                  <span className={classes.tag}>{describeCallSelection(fault)}</span>{' '}
                  <span className={classes.dimmed}>{describeProgress(fault)}</span>
                </p>
              </div>
              <Button
                variant="default"
                aria-label={`Remove the fault of ${describeTarget(fault.endpoint)}`}
                onClick={() => run(() => controls.removeFault(fault.id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
