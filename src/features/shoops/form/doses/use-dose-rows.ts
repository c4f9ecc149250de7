import { useMemo } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { readAmount } from '#domain/shoops/medicine/amount.ts';
import type { FormerDoses, FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { withoutHourlyWords } from '#domain/shoops/medicine/hourly-note.ts';
import { splitEvenly, withProposedTimes } from '#domain/shoops/medicine/split.ts';
import { atTime, joinWithAnd } from '#domain/shoops/safety/medicine-phrases.ts';
import { formatDose } from '#domain/values/amounts/doses.ts';
import { useAnswerForm } from '#questionnaire/answer-form.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';

/** Returns "Frequency 2 · Hourly": the documents do not say what that means (decision 70). */
export const formatFrequency = ({
  frequency,
  frequencyUnit,
}: Pick<FormerDoses, 'frequency' | 'frequencyUnit'>) => `Frequency ${frequency} · ${frequencyUnit}`;

/** Returns true if the user has typed or chosen something in a dose row. */
const hasEntry = ({ dose, doseTime }: Answers) => String(dose ?? '').trim() !== '' || Boolean(doseTime);

/** Returns a medicine's frequency and doses if any dose has an entry. */
function readTypedDoses({ frequency, frequencyUnit, doses }: FormMedicine): FormerDoses | undefined {
  const rows = doses as Answers[];
  if (!rows.some(hasEntry)) return undefined;
  return { frequency: String(frequency), frequencyUnit: String(frequencyUnit), doses: rows };
}

/**
 * Returns functions that change all doses of a medicine at once and undo that change. The former
 * doses are stored in the medicine's row, so they stay with it.
 * @param path path of the medicine: 'shoop.0'
 */
export function useDoseRows(path: string) {
  const form = useAnswerForm();
  const announce = useAnnounce();
  return useMemo(() => {
    const readMedicine = () => form.readAnswer(path) as FormMedicine;
    const setField = (name: string, answer: unknown) => form.setAnswer(`${path}.${name}`, answer);
    const remember = (formerDoses: FormerDoses | undefined) =>
      formerDoses && setField('formerDoses', formerDoses);

    /** Removes the hours the form wrote into the note and offers them back. Returns a message. */
    function dropHourlyWords(): string {
      const { note, hourlyWords } = readMedicine();
      const remainingNote = withoutHourlyWords(note, hourlyWords);
      if (remainingNote === null) return '';
      setField('note', remainingNote);
      setField('hourlyWords', null);
      setField('droppedWords', hourlyWords);
      return ` “${hourlyWords}” went from the note, and can be kept.`;
    }

    /** Changes the frequency, which makes new dose rows, or none for Hourly (physician §4). */
    function choose(name: 'frequency' | 'frequencyUnit', value: string) {
      const formerMedicine = readMedicine();
      if (formerMedicine[name] === value) return;
      const formerDoses = readTypedDoses(formerMedicine);
      setField(name, value);
      remember(formerDoses);
      const droppedText = dropHourlyWords();
      // An effect of the form's questions has made the new rows by now.
      const count = (readMedicine().doses as Answers[]).length;
      const rowsText = count === 0 ? 'no dose rows' : count === 1 ? 'one dose row' : `${count} dose rows`;
      const undoText = formerDoses ? ' What was entered before can be brought back with Undo.' : '';
      announce(`${formatFrequency(readMedicine() as never)}: ${rowsText}.${undoText}${droppedText}`);
    }

    /** Splits the target into equal doses, with proposed times for those that have none. */
    function split() {
      const { dailyDose, dailyDoseUnit, doses } = readMedicine();
      const rows = doses as Answers[];
      const parts = splitEvenly(dailyDose, dailyDoseUnit, rows.length);
      if (!parts) return;
      const { frequency, frequencyUnit } = readMedicine();
      remember({ frequency: String(frequency), frequencyUnit: String(frequencyUnit), doses: rows });
      const times = withProposedTimes(rows.map(({ doseTime }) => String(doseTime ?? '')));
      const newRows = parts.map((part, index) => ({ ...rows[index], ...part, doseTime: times[index] ?? '' }));
      setField('doses', newRows);
      const doseTexts = newRows.map(({ dose, doseUnit, doseTime }) =>
        `${formatDose({ dose: readAmount(dose) ?? Number.NaN, doseUnit })} ${atTime(doseTime)}`.trim(),
      );
      announce(`Split evenly: ${joinWithAnd(doseTexts)}. Undo brings back what was there.`);
    }

    /** Restores the former doses; the replaced ones become the former doses in turn. */
    function undo() {
      const { formerDoses } = readMedicine();
      if (!formerDoses) return;
      const replacedDoses = readTypedDoses(readMedicine());
      setField('frequency', formerDoses.frequency);
      setField('frequencyUnit', formerDoses.frequencyUnit);
      // After the frequency, whose effect makes empty rows.
      setField('doses', formerDoses.doses);
      setField('formerDoses', replacedDoses);
      announce(`${formatFrequency(formerDoses)}: the doses are back.${dropHourlyWords()}`);
    }
    return { choose, split, undo };
  }, [form, path, announce]);
}
