import { Button } from '@mantine/core';
import type { Fault } from '#mocks/store/faults.ts';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { effectText, endpointText } from './effect-words.ts';

/** The faults that wait for a call, with a way out of each. */
export function ActiveFaults() {
  const { controls, server, tables } = useConsole();
  const { faults } = tables;

  const remove = ({ id }: Fault) =>
    server.transaction(async () => {
      const { store } = server;
      store.tables.faults = store.tables.faults.filter((fault) => fault.id !== id);
      store.changed();
    });

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
        <p className={classes.quiet}>None: the mock answers as a healthy server would.</p>
      ) : (
        <ul className={classes.list}>
          {faults.map((fault) => (
            <li key={fault.id} className={classes.row} data-alarm>
              <div className={classes.rowWords}>
                <p className={classes.code}>{endpointText(fault.endpoint)}</p>
                <p>
                  {effectText(fault.effect)}{' '}
                  <span className={classes.tag}>{fault.once ? 'next call' : 'always'}</span>
                </p>
              </div>
              <Button
                variant="default"
                aria-label={`Remove the fault of ${endpointText(fault.endpoint)}`}
                onClick={() => remove(fault)}
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
