import { Button, FileButton } from '@mantine/core';
import { restoreState } from '#mocks/controls/named-snapshots.ts';
import { downloadFile } from '#mocks/page/download-file.ts';
import { parseJson } from '#mocks/server/parse-json.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';

/** Parses a snapshot file. @throws Error with a message for the user when it is not JSON */
function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new Error('This file is not JSON. Please choose one that “Export” has written.');
  }
}

/** Exports the mock's whole state as a file, e.g. to report a bug, and imports such a file. */
export function SnapshotTransfer() {
  const { controls, openPage } = useConsole();
  const { run, working, error } = useTask();

  const exportFile = () =>
    run(async () => {
      const snapshot = await controls.snapshot();
      const name = `mock-${snapshot.scenario || 'state'}.json`;
      downloadFile(name, JSON.stringify(snapshot, null, 2), 'application/json');
    });
  const importFile = (file: File | null) =>
    run(async () => {
      if (!file) return;
      await restoreState(controls, readJson(await file.text()));
      openPage('');
    });

  return (
    <Section title="Snapshot as a file" hint="Everything the mock knows, as one JSON file for a colleague.">
      <div className={classes.actions}>
        <Button variant="default" onClick={exportFile}>
          Export
        </Button>
        <FileButton
          onChange={importFile}
          accept="application/json,.json"
          inputProps={{ 'aria-label': 'Snapshot file' }}
        >
          {(props) => (
            <Button {...props} variant="default" loading={working}>
              Import
            </Button>
          )}
        </FileButton>
      </div>
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
    </Section>
  );
}
