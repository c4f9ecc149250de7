import type { Answers } from '#domain/questions/question.ts';
import { typedHundredths } from '../amount.ts';
import { typedTarget } from '../sum-rule.ts';

/** A dose of the form as far as it can be told. */
export interface TypedDose {
  /** Of a milligram; null as long as amount or unit cannot be told. */
  readonly hundredths: number | null;
  /** Morning, Afternoon, Evening, another word of the server's, or ''. */
  readonly time: string;
}

/** A medicine of the form, read for what might be mistaken in it. */
export interface TypedMedicine {
  readonly cannabinoid: string;
  /** Inhaled, Ingested and so on; '' where none is chosen. */
  readonly ingestionMethod: string;
  /** Names of the chosen terpenes. */
  readonly terpenes: readonly string[];
  /** A day, in hundredths of a milligram; null as long as it cannot be told. */
  readonly target: number | null;
  readonly isHourly: boolean;
  readonly frequency: number;
  /** None under Hourly, whatever the form still holds. */
  readonly doses: readonly TypedDose[];
  readonly note: string;
  /** Amounts that were entered in grams, in hundredths of a milligram. */
  readonly inGrams: readonly number[];
  /** Target and all doses can be told: what is missing now was left out, and is not just still to come. */
  readonly isFilledIn: boolean;
}

const grams = (amount: unknown, unit: unknown): number[] => {
  const hundredths = unit === 'g' ? typedHundredths(amount, unit) : null;
  return hundredths === null ? [] : [hundredths];
};

/** What the form holds of one medicine. */
export function typedMedicine(answers: Answers): TypedMedicine {
  const isHourly = answers.frequencyUnit === 'Hourly';
  const rows = isHourly ? [] : ((answers.doses ?? []) as Answers[]);
  const doses = rows.map(({ dose, doseUnit, doseTime }) => ({
    hundredths: typedHundredths(dose, doseUnit),
    time: String(doseTime ?? ''),
  }));
  const target = typedTarget(answers);
  return {
    cannabinoid: String(answers.targetCannabinoid ?? ''),
    ingestionMethod: String(answers.ingestionMethod ?? ''),
    terpenes: Object.entries(answers.terpenes ?? {}).flatMap(([name, isChosen]) => (isChosen ? [name] : [])),
    target,
    isHourly,
    frequency: Number(answers.frequency),
    doses,
    note: String(answers.note ?? ''),
    inGrams: [
      ...grams(answers.dailyDose, answers.dailyDoseUnit),
      ...rows.flatMap(({ dose, doseUnit }) => grams(dose, doseUnit)),
    ],
    isFilledIn: target !== null && doses.every(({ hundredths }) => hundredths !== null),
  };
}
