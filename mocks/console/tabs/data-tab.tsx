import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { CopyButton } from '../copy-button.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';
import { resolveAppUrl } from './go-to.ts';
import { clearReturnPoint } from './people/return-point.ts';
import { SnapshotTransfer } from './snapshot-transfer.tsx';
import { NamedSnapshots } from './snapshots/named-snapshots.tsx';

/** Starts a scenario or copies a link that starts it, and loads the start page. */
function ScenarioChoice() {
  const { controls, server, openPage } = useConsole();
  const { run, working, error } = useTask();
  const { scenarios } = controls;
  const [chosen, setChosen] = useState(server.store.scenario || (scenarios[0]?.name ?? ''));
  const scenario = scenarios.find(({ name }) => name === chosen);

  const start = (name: string | undefined) =>
    run(async () => {
      await controls.reset(name);
      clearReturnPoint();
      openPage('');
    });

  return (
    <Section title="Scenario" hint="Starting one replaces everything that was entered.">
      <NativeSelect
        label="Starting state"
        data={scenarios.map(({ name, title }) => ({ value: name, label: title }))}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <p>{scenario?.description}</p>
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      <div className={classes.actions}>
        <Button loading={working} onClick={() => start(chosen)}>
          Start this scenario
        </Button>
        <Button variant="default" disabled={working} onClick={() => start(undefined)}>
          Reset the current one
        </Button>
        <CopyButton
          text={() => resolveAppUrl(`?scenario=${encodeURIComponent(chosen)}`) ?? ''}
          label="Copy link for a colleague"
        />
      </div>
    </Section>
  );
}

/** Tab for the mock's data. */
export function DataTab() {
  return (
    <>
      <ScenarioChoice />
      <NamedSnapshots />
      <SnapshotTransfer />
    </>
  );
}
