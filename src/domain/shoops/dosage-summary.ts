import {
  type Dose,
  formatDose,
  formatHundredths,
  inHundredths,
  sumOfDoses,
} from '#domain/values/amounts/doses.ts';
import type { Shoop } from './shoop.ts';

/** Advice that the patient reads, and the physician as a quotation. */
export const patientAdvice = {
  problems: 'Please ask before you take it',
  hourly:
    'Your physician says how often that is. If the dosage notes do not tell, please ask before you take it.',
} as const;

type Medicine = Pick<Shoop, 'doses' | 'dailyDose' | 'dailyDoseUnit' | 'frequency' | 'frequencyUnit'>;

/**
 * Returns true if the doses are those of one day. A medicine without a unit of frequency is daily
 * as well: its doses are for the times of a day.
 */
const hasDayOfDoses = ({ frequencyUnit, doses }: Medicine) =>
  doses.length > 0 && (frequencyUnit === 'Daily' || frequencyUnit === '');

/** Returns the target as a dose; null if the medicine has none. */
const targetOf = ({ dailyDose, dailyDoseUnit }: Medicine): Dose | null =>
  dailyDose === null ? null : { dose: dailyDose, doseUnit: dailyDoseUnit };

/** Amount of one day, with its label. */
export interface DailyTotal {
  readonly label: string;
  readonly amount: string;
}

/**
 * Returns the sum of a day's doses, or the target if there are no doses, as under Hourly
 * (decision 41).
 * @returns null if unknown: an amount with an unknown unit is never added up
 */
export function dailyTotal(medicine: Medicine): DailyTotal | null {
  if (hasDayOfDoses(medicine)) {
    const sum = sumOfDoses(medicine.doses);
    return sum === null ? null : { label: 'Total dose', amount: `${formatHundredths(sum)} a day` };
  }
  const target = targetOf(medicine);
  return target && { label: 'Target daily dose', amount: formatDose(target) };
}

/**
 * Describes the frequency as the documents do: 'Frequency 2 · Hourly' (decision 70).
 * @returns '' for a daily medicine with as many doses as its frequency
 */
export function describeFrequency(medicine: Medicine): string {
  const { frequency, frequencyUnit, doses } = medicine;
  if (hasDayOfDoses(medicine) && (frequency === null || frequency === doses.length)) return '';
  const count = frequency === null ? '' : `Frequency ${frequency}`;
  return [count, frequencyUnit].filter(Boolean).join(' · ');
}

/** Describes a difference between doses and target, if both are known. */
function describeMismatch(medicine: Medicine): string | null {
  const target = targetOf(medicine);
  const targetHundredths = target && inHundredths(target);
  const sum = sumOfDoses(medicine.doses);
  if (!hasDayOfDoses(medicine) || targetHundredths === null || sum === null || sum === targetHundredths)
    return null;
  return `The doses add up to ${formatHundredths(sum)}, and the target is ${formatHundredths(targetHundredths)} a day.`;
}

/** Lists the reasons, as sentences, why a medicine cannot be taken as recommended. */
export function listDosageProblems(medicine: Medicine): string[] {
  const { doses } = medicine;
  const target = targetOf(medicine);
  const amounts = target ? [...doses, target] : doses;
  const problems: readonly (string | false | null)[] = [
    amounts.length === 0 && 'No dose is given.',
    amounts.some((dose) => inHundredths(dose) === null) && 'The unit of a dose is not known.',
    amounts.some(({ dose }) => dose <= 0) && 'A dose is not more than nothing.',
    medicine.frequencyUnit === 'Daily' &&
      doses.length === 0 &&
      'It is not said when it is taken, and how much at a time.',
    doses.some(({ doseTime }) => doseTime === '') &&
      'It is not said at which time of the day a dose is taken.',
    describeMismatch(medicine),
  ];
  return problems.filter((problem) => typeof problem === 'string');
}
