import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { noteQuestions } from '#domain/notes/note-questions.ts';
import { useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { QuestionField } from '#questionnaire/question-field.tsx';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import classes from './notes-tab.module.css';

/** Sharing, and Save Notes, which is disabled until the text is changed (physician §4). */
export function NoteActions({ saving }: { saving: boolean }) {
  const reasonId = useId();
  const isChanged = useDerivedFromAnswer('note', (note) => note !== '');
  // Spelled as on the wire.
  const isShared = useDerivedFromAnswer('sendToPationt', (share) => share === true);
  // After a save the button is disabled, so the tab's title takes the focus.
  const saveButton = useRestoredFocus(saving, () => document.getElementById('notes-title'));
  return (
    <>
      <div className={classes.row}>
        <div>
          <QuestionField question={noteQuestions.isShared} />
        </div>
        <Button
          ref={saveButton}
          type="submit"
          disabled={!isChanged}
          loading={saving}
          aria-describedby={reasonId}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          Save Notes
        </Button>
        <Text span size="sm" c="dimmed" className={classes.keyHint} aria-hidden>
          Ctrl+Enter
        </Text>
      </div>
      <Text id={reasonId} size="sm" c="dimmed">
        {describeState(isChanged, saving, isShared)}
      </Text>
    </>
  );
}

/** Returns the text below the button: what it waits for, or who will read the note. */
function describeState(isChanged: boolean, saving: boolean, isShared: boolean): string {
  if (saving) return 'Saving your note.';
  if (!isChanged) return 'Save Notes becomes available when you write something.';
  return isShared
    ? 'Not saved yet. The patient will be able to read it.'
    : 'Not saved yet. Only physicians will be able to read it.';
}
