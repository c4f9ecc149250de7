import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { useFromAnswer } from '#questionnaire/answer-form.ts';
import { type SaveStateStore, useSaveState } from '#questionnaire/save-state.ts';
import { useKeptFocus } from '#ui/reading/use-kept-focus.ts';

/** Save Notes waits until the box is changed (physician §4), and says who will read what stands in it. */
export function NoteActions({ saveState }: { saveState: SaveStateStore }) {
  const reasonId = useId();
  const { saving } = useSaveState(saveState);
  const isChanged = useFromAnswer('note', (note) => note !== '');
  const isShared = useFromAnswer('sendToPationt', (share) => share === true);
  const button = useKeptFocus(saving, () => document.getElementById('notes-title'));
  return (
    <>
      <Button ref={button} type="submit" disabled={!isChanged} loading={saving} aria-describedby={reasonId}>
        Save Notes
      </Button>
      <Text id={reasonId} size="sm" c="dimmed">
        {inWords(isChanged, saving, isShared)}
      </Text>
    </>
  );
}

function inWords(isChanged: boolean, saving: boolean, isShared: boolean): string {
  if (saving) return 'Saving your note.';
  if (!isChanged) return 'Save Notes becomes available when you write something.';
  return isShared
    ? 'Not saved yet. The patient will be able to read it.'
    : 'Not saved yet. Only physicians will be able to read it.';
}
