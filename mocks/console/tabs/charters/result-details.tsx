import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { type CharterResult, clearResults, maxNoteLength } from '#mocks/charters/results.ts';
import { amendResult } from '#mocks/charters/tick.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { formatTime } from '../../format.ts';
import classes from '../../parts.module.css';
import { useConsole } from '../../use-console.ts';
import { useTask } from '../../use-task.ts';
import { AskedButton } from './asked-button.tsx';
import styles from './charters.module.css';
import { outcomeLabels } from './outcome-buttons.tsx';

interface ResultDetailsProps {
  id: string;
  title: string;
  result: CharterResult;
}

/** Describes when and on which build a charter was ticked. */
const describeTick = ({ outcome, at, commit }: CharterResult) =>
  `${outcomeLabels[outcome]} on ${formatTime(at)}${commit && `, commit ${commit}`}`;

/** Button that saves the bug capsule of a failed charter. Absent where capsules cannot be saved. */
function CapsuleButton({ id, title, result }: ResultDetailsProps) {
  const { saveCapsule } = useConsole();
  const { run, working, error } = useTask();
  if (!saveCapsule) return null;
  return (
    <>
      <Button
        variant="default"
        loading={working}
        aria-label={`Attach the bug capsule: ${title}`}
        onClick={() => run(async () => amendResult(id, { capsule: await saveCapsule() }))}
      >
        {result.capsule ? 'Attach a newer capsule' : 'Attach the bug capsule'}
      </Button>
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
    </>
  );
}

/** Note, time, build and capsule of a result, with a button that clears the result. */
export function ResultDetails({ id, title, result }: ResultDetailsProps) {
  const announce = useAnnounce();
  const actions = useRef<HTMLDivElement>(null);
  const { run, error } = useTask();
  const clear = () => {
    clearResults([id]);
    // The button goes with the result; the outcomes stay.
    actions.current?.closest('article')?.querySelector<HTMLElement>('[data-outcome]')?.focus();
    announce(`${title}: result cleared`);
  };
  return (
    <>
      <Textarea
        size="xs"
        label="Note"
        rows={2}
        className={styles.note}
        maxLength={maxNoteLength}
        value={result.note}
        onChange={({ currentTarget }) => run(() => amendResult(id, { note: currentTarget.value }))}
      />
      <p className={classes.dimmed}>
        {describeTick(result)}
        {result.capsule && `. Bug capsule: ${result.capsule.name}`}
      </p>
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      <div ref={actions} className={classes.actions}>
        {result.outcome === 'failed' && <CapsuleButton id={id} title={title} result={result} />}
        <AskedButton
          label="Clear"
          name={`Clear the result: ${title}`}
          question="Clear this result and its note? They cannot be brought back."
          onConfirm={clear}
        />
      </div>
    </>
  );
}
