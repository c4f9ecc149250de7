import { cannabinoidName } from '../../medicine/cannabinoids.ts';
import { atTime, describeDoses, isOfCannabinoid, joinWithAnd } from '../medicine-phrases.ts';
import type { TypedMedicine } from '../typed-medicine.ts';
import { doseWarning, type WarningRule } from '../warning.ts';
import { amountsIn, type NamedAmount, namesHalf } from './amounts.ts';
import { cannabinoidsIn } from './cannabinoids.ts';
import { clausesOf } from './clauses.ts';
import { otherHours } from './note-hours.ts';
import { frequencyIn, isPerDay, saysTimeAlone, saysWhenToTake, timesIn } from './times.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns each dose at a time of day, and their sum. */
function amountsAt({ doses }: TypedMedicine, time: string): number[] {
  const dosesThere = doses.filter((dose) => dose.time === time).map(({ hundredths }) => hundredths ?? 0);
  return dosesThere.length === 0 ? [] : [...dosesThere, sum(dosesThere)];
}

/** Returns the amounts that a clause of a note may name, by the time that they are for. */
function allowedAmounts(medicine: TypedMedicine, clause: string) {
  const { doses, target } = medicine;
  const day = isPerDay(clause) ? [target ?? 0] : [];
  // Doses without a time of day agree with every time.
  const times = doses.some(({ time }) => time === '') || doses.length === 0 ? [] : timesIn(clause);
  if (times.length > 0)
    return times.map((time) => ({
      timeText: ` ${atTime(time)}`,
      amounts: [...amountsAt(medicine, time), ...day],
    }));
  if (day.length > 0) return [{ timeText: ' a day', amounts: day }];
  return [
    { timeText: '', amounts: [target ?? 0, ...doses.flatMap(({ time }) => amountsAt(medicine, time))] },
  ];
}

/** Words that make an amount a limit, not a dose. */
const limitWords = /\b(?:more than|exceed\w*|at most|max|maximum)\b/i;

/** Returns true if an amount is allowed. A limit that is not below the doses agrees with them. */
const isAllowed = ({ hundredths }: NamedAmount, amounts: readonly number[], clause: string) =>
  hundredths.some(
    (amount) => amounts.includes(amount) || (limitWords.test(clause) && amount >= Math.max(0, ...amounts)),
  );

/** Returns the amounts in a clause that differ from the doses. */
function otherAmounts(medicine: TypedMedicine, clause: string): string[] {
  const places = allowedAmounts(medicine, clause);
  return amountsIn(clause).flatMap((amount) =>
    places
      .filter(({ amounts }) => !isAllowed(amount, amounts, clause))
      .map(({ timeText }) => `“${amount.words}”${timeText}`),
  );
}

/** Returns the times of day in a clause at which there is no dose. */
function otherTimes({ doses }: TypedMedicine, clause: string): string[] {
  const isKnown = doses.length > 0 && doses.every(({ time }) => time !== '');
  if (!isKnown || amountsIn(clause).length > 0 || !saysWhenToTake(clause)) return [];
  return timesIn(clause)
    .filter((time) => !doses.some((dose) => dose.time === time))
    .map((time) => `the ${time.toLowerCase()}`);
}

/** Returns '“half”' if a clause speaks of half a dose and no dose is half of the target. */
const otherHalf = ({ doses, target }: TypedMedicine, clause: string): string[] =>
  namesHalf(clause) && !doses.some(({ hundredths }) => 2 * (hundredths ?? 0) === target) ? ['“half”'] : [];

/** Returns the daily frequency in a clause if it is about taking the medicine and differs. */
function otherFrequency({ doses, isHourly }: TypedMedicine, clause: string): string[] {
  const named = frequencyIn(clause);
  if (!named || isHourly || named.count === doses.length) return [];
  const isMeant = amountsIn(clause).length > 0 || saysWhenToTake(clause.replace(named.words, ''));
  return isMeant ? [`“${named.words}”`] : [];
}

/** Returns the cannabinoids in the note that are not the medicine's. */
function otherCannabinoids({ cannabinoid, note }: TypedMedicine): string[] {
  if (cannabinoid === '') return [];
  const others = cannabinoidsIn(note).filter(({ value }) => !isOfCannabinoid(value, cannabinoid));
  return [...new Set(others.map(({ words }) => `“${words}”`))];
}

/** Adds the preceding amount to a clause of only a time: '5 mg in the morning and evening'. */
function withCarriedAmounts(clauses: readonly string[]): string[] {
  let carried = '';
  return clauses.map((clause) => {
    const [amount, ...others] = amountsIn(clause);
    const isTimeAlone = timesIn(clause).length > 0 && saysTimeAlone(clause);
    if (!amount && isTimeAlone) return `${carried} ${clause}`;
    carried = amount && others.length === 0 && timesIn(clause).length > 0 ? amount.words : '';
    return clause;
  });
}

/** Words of the note that differ, and the sentence that says what the form has instead. */
type WarningText = readonly [words: readonly string[], form: string];

/** Lists the words of a note that differ from the doses and the frequency of a full medicine. */
function doseTexts(medicine: TypedMedicine): WarningText[] {
  const { isHourly, frequency, note } = medicine;
  const clauses = withCarriedAmounts(clausesOf(note));
  const differingWords = clauses.flatMap((clause) => [
    ...otherAmounts(medicine, clause),
    ...otherHalf(medicine, clause),
    ...otherTimes(medicine, clause),
    ...otherFrequency(medicine, clause),
  ]);
  const hours = otherHours(medicine, clauses);
  const doses = describeDoses(medicine);
  if (!isHourly) return [[[...differingWords, ...hours], doses]];
  return [
    [differingWords, doses],
    [hours, `Frequency is ${frequency} · Hourly.`],
  ];
}

/** Warns of amounts, times, hours or cannabinoids in a note that the medicine does not have. */
export const noteWarnings: WarningRule = (medicines) =>
  medicines.flatMap((medicine, place) => {
    const substance = `This medicine is ${cannabinoidName(medicine.cannabinoid)}.`;
    const texts: readonly WarningText[] = [
      [otherCannabinoids(medicine), substance],
      ...(medicine.isFilledIn ? doseTexts(medicine) : []),
    ];
    return texts
      .filter(([words]) => words.length > 0)
      .map(([words, form]) =>
        doseWarning(place, `The note names ${joinWithAnd([...new Set(words)])}. ${form}`),
      );
  });
