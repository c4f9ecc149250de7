import { Button, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { hourlyMeanings, hourlyWordsIn, withHourlyWords } from '#domain/shoops/medicine/hourly-note.ts';
import { typedTarget } from '#domain/shoops/medicine/sum-rule.ts';
import { formatHundredths } from '#domain/values/amounts/doses.ts';
import { useAnswerForm, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { AnswerQuery } from '#questionnaire/inputs/answer-query.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from './doses.module.css';

/** Buttons that write into the note what Hourly means: it has no dose rows (decision 70). */
export function HourlyMeanings({ path }: { path: string }) {
  const form = useAnswerForm();
  const announce = useAnnounce();
  const questionId = useId();
  const frequency = useDerivedFromAnswer(`${path}.frequency`, String);
  const wordsInNote = useDerivedFromAnswer(`${path}.note`, hourlyWordsIn);
  const target = useDerivedFromAnswer(path, (row) => {
    const hundredths = typedTarget(row as FormMedicine);
    return hundredths === null ? null : formatHundredths(hundredths);
  });
  const meanings = hourlyMeanings(frequency);

  /** Writes the meaning into the note, in place of one that a button has written before. */
  function writeIntoNote(words: string) {
    const { note, hourlyWords } = form.readAnswer(path) as FormMedicine;
    const written = withHourlyWords(note, words, hourlyWords);
    form.setAnswer(`${path}.note`, written.note);
    form.setAnswer(`${path}.hourlyWords`, written.hourlyWords);
    // Ends the offer to restore other hours that were removed from the note.
    form.setAnswer(`${path}.droppedWords`, null);
    announce(`“${words}” stands in the note.`);
  }
  return (
    <div className={classes.doses}>
      <Text size="sm">
        Hourly has no dose rows: what is compared is the target itself{target && <b>, {target}</b>}.
      </Text>
      <Text size="sm" id={questionId}>
        The patient reads “Frequency {frequency} · Hourly”. Say in the note what you mean:
      </Text>
      <fieldset aria-labelledby={questionId} className={classes.meanings}>
        {meanings.map((words) => (
          <Button
            key={words}
            variant="default"
            size="sm"
            aria-pressed={wordsInNote?.toLowerCase() === words}
            leftSection={
              wordsInNote?.toLowerCase() === words && <IconCheck aria-hidden size={18} stroke={2} />
            }
            onClick={() => writeIntoNote(words)}
          >
            {words}
          </Button>
        ))}
      </fieldset>
      {wordsInNote !== null && !meanings.includes(wordsInNote.toLowerCase()) && (
        <AnswerQuery>{`The note says “${wordsInNote}”.`}</AnswerQuery>
      )}
    </div>
  );
}
