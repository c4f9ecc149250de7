import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { withLine } from '#domain/shoops/medicine/hourly-note.ts';
import { useAnswerForm, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { useShowField } from '../form/use-show-field.ts';
import classes from './warnings.module.css';

/** Offers to restore the hours that were removed from the note with the hourly frequency. */
export function RestoreHourlyNote({ path }: { path: string }) {
  const form = useAnswerForm();
  const announce = useAnnounce();
  const showField = useShowField();
  const droppedWords = useDerivedFromAnswer(`${path}.droppedWords`, (dropped) =>
    dropped ? String(dropped) : null,
  );
  if (droppedWords === null) return null;

  /** Puts the words back into the note, and focuses it. */
  function restore(words: string) {
    const { note } = form.readAnswer(path) as FormMedicine;
    // `hourlyWords` stays empty: restored words are the physician's and are not removed again.
    // At once, since an empty note has no field, and the field takes the focus below.
    flushSync(() => form.setAnswer(`${path}.note`, withLine(note, words)));
    form.setAnswer(`${path}.droppedWords`, null);
    announce(`“${words}” stands in the note.`);
    showField(`${path}.note`);
  }
  return (
    <div className={classes.restoreNote}>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconArrowBackUp aria-hidden size={20} stroke={1.75} />}
        onClick={() => restore(droppedWords)}
      >
        Keep “{droppedWords}” in the note
      </Button>
      <Text component="span" size="sm" c="dimmed">
        It went with the frequency that it was written for.
      </Text>
    </div>
  );
}
