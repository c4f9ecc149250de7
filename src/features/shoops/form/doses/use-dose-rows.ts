import { useMemo } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { readAmount } from '#domain/shoops/medicine/amount.ts';
import type { FormerDoses, FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { withoutHourlyWords } from '#domain/shoops/medicine/hourly-note.ts';
import { splitEvenly, withProposedTimes } from '#domain/shoops/medicine/split.ts';
import { atTime, joinWithAnd } from '#domain/shoops/safety/words.ts';
import { formatDose } from '#domain/values/amounts/doses.ts';
import { useAnswerForm } from '#questionnaire/answer-form.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';

/** Returns "Frequency 2 · Hourly": the documents do not say what that means (decision 70). */
export const formatFrequency = ({
  frequency,
  frequencyUnit,
}: Pick<FormerDoses, 'frequency' | 'frequencyUnit'>) => `Frequency ${frequency} · ${frequencyUnit}`;

const isTyped = ({ dose, doseTime }: Answers) => String(dose ?? '').trim() !== '' || Boolean(doseTime);

/** Returns a medicine's frequency and doses if any dose has an entry. */
function readTypedDoses({ frequency, frequencyUnit, doses }: FormMedicine): FormerDoses | undefined {
  const rows = doses as Answers[];
  if (!rows.some(isTyped)) return undefined;
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
    const medicine = () => form.readAnswer(path) as FormMedicine;
    const set = (name: string, answer: unknown) => form.setAnswer(`${path}.${name}`, answer);
    const remember = (former: FormerDoses | undefined) => former && set('formerDoses', former);

    /** Removes the hours the form wrote into the note and offers them back. Returns a message. */
    function dropHourlyWords(): string {
      const { note, hourlyWords } = medicine();
      const rest = withoutHourlyWords(note, hourlyWords);
      if (rest === null) return '';
      set('note', rest);
      set('hourlyWords', null);
      set('droppedWords', hourlyWords);
      return ` “${hourlyWords}” went from the note, and can be kept.`;
    }

    /** Changes the frequency, which makes new dose rows, or none for Hourly (physician §4). */
    function choose(name: 'frequency' | 'frequencyUnit', value: string) {
      const before = medicine();
      if (before[name] === value) return;
      const former = readTypedDoses(before);
      set(name, value);
      remember(former);
      const dropped = dropHourlyWords();
      const count = (medicine().doses as Answers[]).length;
      const now = count === 0 ? 'no dose rows' : count === 1 ? 'one dose row' : `${count} dose rows`;
      const lost = former ? ' What was entered before can be brought back with Undo.' : '';
      announce(`${formatFrequency(medicine() as never)}: ${now}.${lost}${dropped}`);
    }

    function split() {
      const { dailyDose, dailyDoseUnit, doses } = medicine();
      const rows = doses as Answers[];
      const parts = splitEvenly(dailyDose, dailyDoseUnit, rows.length);
      if (!parts) return;
      const { frequency, frequencyUnit } = medicine();
      remember({ frequency: String(frequency), frequencyUnit: String(frequencyUnit), doses: rows });
      const times = withProposedTimes(rows.map(({ doseTime }) => String(doseTime ?? '')));
      const split = parts.map((part, index) => ({ ...rows[index], ...part, doseTime: times[index] ?? '' }));
      set('doses', split);
      const said = split.map(({ dose, doseUnit, doseTime }) =>
        `${formatDose({ dose: readAmount(dose) ?? Number.NaN, doseUnit })} ${atTime(doseTime)}`.trim(),
      );
      announce(`Split evenly: ${joinWithAnd(said)}. Undo brings back what was there.`);
    }

    /** Restores the former doses; the replaced ones become the former doses in turn. */
    function undo() {
      const { formerDoses } = medicine();
      if (!formerDoses) return;
      const now = readTypedDoses(medicine());
      set('frequency', formerDoses.frequency);
      set('frequencyUnit', formerDoses.frequencyUnit);
      set('doses', formerDoses.doses);
      set('formerDoses', now);
      announce(`${formatFrequency(formerDoses)}: the doses are back.${dropHourlyWords()}`);
    }
    return { choose, split, undo };
  }, [form, path, announce]);
}
