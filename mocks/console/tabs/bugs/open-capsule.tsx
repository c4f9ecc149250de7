import { Button, Checkbox, FileButton } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { readStoreName } from '#mocks/capsule/automation.ts';
import { prepareReplay, readCapsuleFile } from '#mocks/capsule/replay/start-replay.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { useConsole } from '../../use-console.ts';
import { useTask } from '../../use-task.ts';
import { useJourney } from '../time/use-journey.tsx';
import bugs from './bugs.module.css';

/** Opens a capsule by a file button or a drop, and replays it. */
export function OpenCapsule() {
  const { controls } = useConsole();
  const { run, working: reading, error } = useTask();
  const { start, working: leaving, notice } = useJourney();
  const resetFile = useRef<() => void>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const open = (file: File | null | undefined) =>
    run(async () => {
      // The same file may be chosen again, e.g. once the unsaved text is saved.
      resetFile.current?.();
      if (!file) return;
      const har = await readCapsuleFile(file);
      await start(() => prepareReplay(controls, readStoreName(), har, { isPaused }));
    });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void open(event.dataTransfer.files[0]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <Section
      title="Replay a capsule"
      hint="Replaces all data, the session and the clock by those of the capsule, and repeats its steps."
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
      <div
        className={bugs.drop}
        data-over={isOver || undefined}
        onDragOver={onDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <FileButton
          onChange={open}
          resetRef={resetFile}
          accept=".gz,.har,.json,application/gzip,application/json"
          inputProps={{ 'aria-label': 'Capsule file' }}
        >
          {(props) => (
            <Button {...props} variant="default" loading={reading || leaving}>
              Open a capsule
            </Button>
          )}
        </FileButton>
        <p className={classes.dimmed}>or drop the file here: .har.gz, .har, or a flow saved for DevTools</p>
      </div>
      <Checkbox
        className={classes.checkbox}
        label="Stop before the first step"
        checked={isPaused}
        onChange={(event) => setIsPaused(event.currentTarget.checked)}
      />
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      {notice}
    </Section>
  );
}
