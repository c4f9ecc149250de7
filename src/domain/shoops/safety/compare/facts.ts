import { type Dose, formatDose, inHundredths } from '#domain/values/amounts/doses.ts';
import { groupByTime } from '../../day-slots.ts';
import { cannabinoidName } from '../../medicine/cannabinoids.ts';
import type { Shoop } from '../../shoop.ts';
import { atTime, joinWithAnd } from '../medicine-phrases.ts';

/** Label of a fact about a medicine. */
export type FactName =
  | 'Cannabinoid'
  | 'Target daily dose'
  | 'Doses'
  | 'Frequency'
  | 'Daily or Hourly'
  | 'Ingestion method'
  | 'Note'
  | 'Terpenes';

/** Fact that a patient reads about a medicine. */
export interface Fact {
  readonly what: FactName;
  /** Comparable form: 1 g and 1000 mg have the same value. */
  readonly value: string;
  readonly words: string;
}

/** Text of a fact that is not given. */
export const noneText = 'nothing';

/** Medicine without the fields that the server adds, which are not compared. */
export type ComparedMedicine = Omit<Shoop, 'id' | 'userId' | 'isReady' | 'adminNotes' | 'createdAt'>;

/** Returns an amount's value in hundredths of a milligram, or literally in an unknown unit. */
const valueOfDose = (dose: Dose): string => {
  const hundredths = inHundredths(dose);
  return hundredths === null ? JSON.stringify([dose.dose, dose.doseUnit]) : String(hundredths);
};

const toFact = (what: FactName, value: string, words = value): Fact => ({
  what,
  value,
  words: words || noneText,
});

/** Returns the facts about amounts: the target, and the doses in the order of a day. */
function amountFacts({ doses, dailyDose, dailyDoseUnit }: ComparedMedicine): [target: Fact, doses: Fact] {
  const target = dailyDose === null ? [] : [{ dose: dailyDose, doseUnit: dailyDoseUnit }];
  const values = doses.map((dose) => `${valueOfDose(dose)} ${dose.doseTime}`).toSorted();
  const doseTexts = groupByTime(doses)
    .flatMap((slot) => slot.doses)
    .map((dose) => `${formatDose(dose)} ${atTime(dose.doseTime)}`.trim());
  return [
    toFact('Target daily dose', target.map(valueOfDose).join(), target.map(formatDose).join()),
    toFact('Doses', values.join(), joinWithAnd(doseTexts)),
  ];
}

/** Lists the facts that a patient reads about a medicine, always in the same order. */
export const factsOf = (medicine: ComparedMedicine): Fact[] => [
  toFact('Cannabinoid', medicine.targetCannabinoid, cannabinoidName(medicine.targetCannabinoid)),
  ...amountFacts(medicine),
  toFact('Frequency', String(medicine.frequency ?? '')),
  toFact('Daily or Hourly', medicine.frequencyUnit),
  toFact('Ingestion method', medicine.ingestionMethod),
  toFact('Note', medicine.note.trim()),
  toFact('Terpenes', medicine.terpenes.toSorted().join(', ')),
];

/** Fact that differs between two versions of a medicine. */
export interface ChangedFact {
  readonly what: FactName;
  readonly before: string;
  readonly now: string;
}

/** Lists the facts that differ between two versions of a medicine. */
export function changedFacts(before: ComparedMedicine, now: ComparedMedicine): ChangedFact[] {
  const factsNow = factsOf(now);
  return factsOf(before).flatMap(({ what, value, words }, place) => {
    const other = factsNow[place];
    return !other || other.value === value ? [] : [{ what, before: words, now: other.words }];
  });
}

/** Returns the doses of a medicine as a label, or its target where it has no doses. */
export const describeBriefly = (medicine: ComparedMedicine): string => {
  const [target, doses] = amountFacts(medicine);
  return doses.value ? doses.words : target.words;
};
