import { Button } from '@mantine/core';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { describeProgress } from './call-selection.ts';
import { describeCallSelection, describeEffect, describeTarget } from './fault-labels.ts';

/** Lists the active fault rules, each with a button that removes it. */
export function ActiveFaults() {
  const { controls, tables } = useConsole();
  const { faults } = tables;

  return (
    <Section
      title="Active faults"
      actions={
        faults.length > 0 && (
          <Button variant="default" onClick={() => controls.clearFaults()}>
            Clear all
          </Button>
        )
      }
    >
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
                onClick={() => controls.removeFault(fault.id)}
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
