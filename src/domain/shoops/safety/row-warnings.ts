import { formatHundredths } from '#domain/values/amounts/doses.ts';
import { atTime, joinWithAnd } from './medicine-phrases.ts';
import type { TypedMedicine } from './typed-medicine.ts';
import { type IncompleteWarning, incompleteWarning, type WarningRule } from './warning.ts';

/** Returns one warning for each time of day that has several doses. */
function sameTimeWarnings({ doses }: TypedMedicine, medicine: number): IncompleteWarning[] {
  const times = [...new Set(doses.map(({ time }) => time))].filter(Boolean);
  return times.flatMap((time) => {
    const dosesAtTime = doses.flatMap((dose, place) => (dose.time === time ? [{ ...dose, place }] : []));
    const amounts = joinWithAnd(dosesAtTime.map(({ hundredths }) => formatHundredths(hundredths ?? 0)));
    const [, second] = dosesAtTime;
    if (second === undefined) return [];
    const countText = `${dosesAtTime.length} doses are ${atTime(time)}: ${amounts}`;
    const field = `doses.${second.place}.doseTime`;
    const place = `${atTime(time)} ${amounts}`;
    return [incompleteWarning({ medicine, kind: 'sameTime', field, place, text: `${countText}.` })];
  });
}

/** Returns one warning for each dose without a time of day. */
const untimedWarnings = ({ doses }: TypedMedicine, medicine: number): IncompleteWarning[] =>
  doses.flatMap(({ time }, index) => {
    if (time !== '') return [];
    const text = `Dose ${index + 1} has no time of day.`;
    const field = `doses.${index}.doseTime`;
    return [incompleteWarning({ medicine, kind: 'untimed', field, place: `dose ${index + 1}`, text })];
  });

/** Returns a warning if the number of doses is not the frequency. */
function frequencyWarnings({ doses, frequency }: TypedMedicine, medicine: number): IncompleteWarning[] {
  if (!(frequency > 0) || doses.length === frequency) return [];
  const are = doses.length === 1 ? 'is 1 dose' : `are ${doses.length} doses`;
  const place = `frequency ${frequency}, ${doses.length} dose${doses.length === 1 ? '' : 's'}`;
  const text = `Frequency is ${frequency}, and there ${are}.`;
  return [incompleteWarning({ medicine, kind: 'frequency', field: 'frequency', place, text })];
}

/** Warns of doses at the same time, doses without a time, and a number unlike the frequency. */
export const rowWarnings: WarningRule = (medicines) =>
  medicines.flatMap((medicine, place) =>
    medicine.isHourly || !medicine.isFilledIn
      ? []
      : [
          ...sameTimeWarnings(medicine, place),
          ...untimedWarnings(medicine, place),
          ...frequencyWarnings(medicine, place),
        ],
  );
