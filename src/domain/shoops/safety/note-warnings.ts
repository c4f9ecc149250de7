import { cannabinoidName } from '../cannabinoids.ts';
import { amountsIn, type NamedAmount, namesHalf } from './note/amounts.ts';
import { cannabinoidsIn } from './note/cannabinoids.ts';
import { clausesOf } from './note/clauses.ts';
import { frequencyIn, isPerDay, saysTimeAlone, saysWhenToTake, timesIn } from './note/times.ts';
import { otherHours } from './note-hours.ts';
import type { TypedMedicine } from './typed-medicine.ts';
import { doseWarning, type WarningRule } from './warning.ts';
import { atTime, dosesInWords, isOfCannabinoid, listed } from './words.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What the doses at a time of day are: each, and all of them. */
function amountsAt({ doses }: TypedMedicine, time: string): number[] {
  const there = doses.filter((dose) => dose.time === time).map(({ hundredths }) => hundredths ?? 0);
  return there.length === 0 ? [] : [...there, sum(there)];
}

/** What an amount may be that a piece of a note names, and of what it is said there. */
function allowed(medicine: TypedMedicine, clause: string) {
  const { doses, target } = medicine;
  const all = [...doses.map(({ hundredths }) => hundredths ?? 0), target ?? 0];
  const day = isPerDay(clause) ? [target ?? 0] : [];
  // Doses without a time of day agree with every time.
  const times = doses.some(({ time }) => time === '') || doses.length === 0 ? [] : timesIn(clause);
  if (times.length > 0)
    return times.map((time) => ({ of: ` ${atTime(time)}`, amounts: [...amountsAt(medicine, time), ...day] }));
  if (day.length > 0) return [{ of: ' a day', amounts: day }];
  return [{ of: '', amounts: [...all, ...doses.flatMap(({ time }) => amountsAt(medicine, time))] }];
}

const ceiling = /\b(?:more than|exceed\w*|at most|max|maximum)\b/i;

/** A limit that is not below what is recommended agrees with it. */
const agrees = ({ hundredths }: NamedAmount, amounts: readonly number[], clause: string) =>
  hundredths.some(
    (amount) => amounts.includes(amount) || (ceiling.test(clause) && amount >= Math.max(0, ...amounts)),
  );

/** The amounts of a piece of a note that the doses do not have. */
function otherAmounts(medicine: TypedMedicine, clause: string): string[] {
  const places = allowed(medicine, clause);
  return amountsIn(clause).flatMap((amount) =>
    places
      .filter(({ amounts }) => !agrees(amount, amounts, clause))
      .map(({ of }) => `“${amount.words}”${of}`),
  );
}

/** The times of day of a piece of a note at which there is no dose. */
function otherTimes({ doses }: TypedMedicine, clause: string): string[] {
  const isKnown = doses.length > 0 && doses.every(({ time }) => time !== '');
  if (!isKnown || amountsIn(clause).length > 0 || !saysWhenToTake(clause)) return [];
  return timesIn(clause)
    .filter((time) => !doses.some((dose) => dose.time === time))
    .map((time) => `the ${time.toLowerCase()}`);
}

const otherHalf = ({ doses, target }: TypedMedicine, clause: string): string[] =>
  namesHalf(clause) && !doses.some(({ hundredths }) => 2 * (hundredths ?? 0) === target) ? ['“half”'] : [];

/** How often a day, where that is about taking it. */
function otherFrequency({ doses, isHourly }: TypedMedicine, clause: string): string[] {
  const named = frequencyIn(clause);
  if (!named || isHourly || named.count === doses.length) return [];
  const isMeant = amountsIn(clause).length > 0 || saysWhenToTake(clause.replace(named.words, ' '));
  return isMeant ? [`“${named.words}”`] : [];
}

function otherCannabinoids({ cannabinoid, note }: TypedMedicine): string[] {
  if (cannabinoid === '') return [];
  const others = cannabinoidsIn(note).filter(({ value }) => !isOfCannabinoid(value, cannabinoid));
  return [...new Set(others.map(({ words }) => `“${words}”`))];
}

/** '5 mg in the morning and evening': a time that stands alone has the amount of the time before it. */
function withCarriedAmounts(clauses: readonly string[]): string[] {
  let carried = '';
  return clauses.map((clause) => {
    const [amount, ...others] = amountsIn(clause);
    const isTimeAlone = timesIn(clause).length > 0 && saysTimeAlone(clause);
    if (!amount && isTimeAlone) return `${carried} ${clause}`.trim();
    carried = amount && others.length === 0 && timesIn(clause).length > 0 ? amount.words : '';
    return clause;
  });
}

/** Warns of a note that names other amounts, times of day, hours or cannabinoids than the medicine has. */
export const noteWarnings: WarningRule = (medicines) =>
  medicines.flatMap((medicine, place) => {
    const { isHourly, frequency, cannabinoid } = medicine;
    const clauses = medicine.isFilledIn ? withCarriedAmounts(clausesOf(medicine.note)) : [];
    const differs = clauses.flatMap((clause) => [
      ...otherAmounts(medicine, clause),
      ...otherHalf(medicine, clause),
      ...otherTimes(medicine, clause),
      ...otherFrequency(medicine, clause),
    ]);
    const hours = otherHours(medicine, clauses);
    const doses = dosesInWords(medicine);
    const texts: readonly (readonly [words: readonly string[], form: string])[] = [
      [otherCannabinoids(medicine), `This medicine is ${cannabinoidName(cannabinoid)}.`],
      [isHourly ? differs : [...differs, ...hours], doses],
      [isHourly ? hours : [], `Frequency is ${frequency} · Hourly.`],
    ];
    return texts
      .filter(([words]) => words.length > 0)
      .map(([words, form]) => doseWarning(place, `The note names ${listed([...new Set(words)])}. ${form}`));
  });
