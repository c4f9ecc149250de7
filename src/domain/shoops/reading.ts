import { type Dose, formatDose, formatHundredths, inHundredths, sumOfDoses } from '#domain/values/doses.ts';
import type { Shoop } from './shoop.ts';

type Medicine = Pick<Shoop, 'doses' | 'dailyDose' | 'dailyDoseUnit' | 'frequency' | 'frequencyUnit'>;

/** '' is daily: that is what a medicine with doses for the times of a day can only mean. */
const isDaily = ({ frequencyUnit, doses }: Medicine) =>
  frequencyUnit === 'Daily' || (frequencyUnit === '' && doses.length > 0);

const targetOf = ({ dailyDose, dailyDoseUnit }: Medicine): Dose | null =>
  dailyDose === null ? null : { dose: dailyDose, doseUnit: dailyDoseUnit };

/** What a day comes to: its label and its amount. */
export interface DailyTotal {
  readonly label: string;
  readonly amount: string;
}

/**
 * What is taken on one day: the doses added up; the target itself where none are given, as under Hourly (decision 41).
 * @returns null where it cannot be told: a unit that is not known is never added up
 */
export function dailyTotal(medicine: Medicine): DailyTotal | null {
  if (isDaily(medicine) && medicine.doses.length > 0) {
    const sum = sumOfDoses(medicine.doses);
    return sum === null ? null : { label: 'Total dose', amount: `${formatHundredths(sum)} a day` };
  }
  const target = targetOf(medicine);
  return target && { label: 'Target daily dose', amount: formatDose(target) };
}

/**
 * How often, in the documents' words: 'Frequency 2 · Hourly' (decision 70).
 * @returns '' for a daily one whose doses say themselves how many they are
 */
export function rhythm(medicine: Medicine): string {
  const { frequency, frequencyUnit, doses } = medicine;
  if (isDaily(medicine) && doses.length > 0 && (frequency === null || frequency === doses.length)) return '';
  const count = frequency === null ? '' : `Frequency ${frequency}`;
  return [count, frequencyUnit].filter(Boolean).join(' · ');
}

/** The doses and the target differ, both being known. */
function mismatch(medicine: Medicine): string | null {
  const target = targetOf(medicine);
  const aim = target && inHundredths(target);
  const sum = sumOfDoses(medicine.doses);
  if (!isDaily(medicine) || medicine.doses.length === 0 || aim === null || sum === null || sum === aim)
    return null;
  return `The doses add up to ${formatHundredths(sum)}, and the target is ${formatHundredths(aim)} a day.`;
}

/** What keeps a medicine from being taken as it stands, in sentences; none where all is clear. */
export function doubtsOf(medicine: Medicine): string[] {
  const { doses } = medicine;
  const target = targetOf(medicine);
  const amounts = target ? [...doses, target] : doses;
  const doubts: readonly (string | false | null)[] = [
    amounts.length === 0 && 'No dose is given.',
    amounts.some((dose) => inHundredths(dose) === null) && 'The unit of a dose is not known.',
    amounts.some(({ dose }) => dose <= 0) && 'A dose is not more than nothing.',
    medicine.frequencyUnit === 'Daily' &&
      doses.length === 0 &&
      'It is not said when it is taken, and how much at a time.',
    doses.some(({ doseTime }) => doseTime === '') &&
      'It is not said at which time of the day a dose is taken.',
    mismatch(medicine),
  ];
  return doubts.filter((doubt) => typeof doubt === 'string');
}
