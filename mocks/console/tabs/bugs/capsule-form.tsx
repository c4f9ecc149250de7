import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import type { Recorder } from '#mocks/capsule/recorder/recorder.ts';
import { type CapsuleFormat, saveCapsule } from '#mocks/capsule/save/save-capsule.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { useConsole } from '../../use-console.ts';
import { useTask } from '../../use-task.ts';
import { listEnds, listStarts } from './capsule-range.ts';
import { RecordedSteps } from './recorded-steps.tsx';

const maxNoteCharacters = 2000;

/** Buttons of the formats, the usual one first. */
const formats: readonly (readonly [CapsuleFormat, string])[] = [
  ['har.gz', 'Save the capsule'],
  ['har', 'Save as plain HAR'],
  ['playwright', 'Save as Playwright test'],
  ['recorder', 'Save for DevTools Recorder'],
];

interface NoteProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Field for one of the tester’s notes. */
const Note = ({ label, value, onChange }: NoteProps) => (
  <Textarea
    label={label}
    rows={2}
    maxLength={maxNoteCharacters}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** Shows what is recorded in this tab, cuts it and saves it with the tester’s notes. */
export function CapsuleForm({ recorder }: { recorder: Recorder }) {
  const { controls } = useConsole();
  const parts = useSelector(recorder.recording.parts);
  const { run, working, error } = useTask();
  const [chosenStart, setChosenStart] = useState('');
  const [chosenEnd, setChosenEnd] = useState('');
  const [expected, setExpected] = useState('');
  const [actual, setActual] = useState('');
  const [savedName, setSavedName] = useState('');
  const groups = listStarts(parts);
  const starts = groups.flatMap(({ items }) => items);
  const start = starts.find(({ value }) => value === chosenStart) ?? starts[0];
  if (!start) {
    return (
      <div className={classes.empty}>
        <p className={classes.rowTitle}>Nothing is recorded yet</p>
        <p className={classes.dimmed}>
          What you do in the app is recorded here, in this tab, from its first call on.
        </p>
      </div>
    );
  }
  const from = Number(start.value);
  const ends = listEnds(parts, from);
  const end = ends.find(({ value }) => value === chosenEnd);
  const range = { from, ...(end && { to: Number(end.value) }) };
  const save = (format: CapsuleFormat) =>
    run(async () => {
      setSavedName('');
      const notes = { expected: expected.trim(), actual: actual.trim() };
      setSavedName((await saveCapsule(controls, { ...range, ...notes, format })).name);
    });

  return (
    <Section
      title="Bug capsule"
      hint="What you did in this tab, with all calls and the data before them, as one file that a colleague can replay. Whatever was typed into the app is replaced in the file; passwords and tokens are, too."
    >
      <NativeSelect
        label="Begins with"
        data={groups.length > 1 ? groups : starts}
        description={
          groups.length > 1 && 'The data were replaced since. What you did before is still here to choose.'
        }
        value={start.value}
        onChange={(event) => setChosenStart(event.currentTarget.value)}
      />
      <NativeSelect
        label="Ends with"
        data={[{ value: '', label: 'the last step' }, ...ends]}
        value={end?.value ?? ''}
        onChange={(event) => setChosenEnd(event.currentTarget.value)}
      />
      <RecordedSteps parts={parts} {...range} />
      <Note label="What did you expect?" value={expected} onChange={setExpected} />
      <Note label="What happened instead?" value={actual} onChange={setActual} />
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      <p role="status" className={classes.dimmed}>
        {savedName && `Saved as ${savedName}`}
      </p>
      <div className={classes.actions}>
        {formats.map(([format, label], index) => (
          <Button
            key={format}
            variant={index === 0 ? 'filled' : 'default'}
            disabled={working}
            onClick={() => save(format)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Section>
  );
}
