import { answerTo } from '#domain/questions/codec.ts';
import type { Answers } from '#domain/questions/question.ts';
import { typedHundredths } from '../medicine/amount.ts';
import { medicine } from '../medicine/medicine-questions.ts';
import { typedTarget } from '../medicine/sum-rule.ts';

/** Dose of the form, with the amount in hundredths of a milligram. */
export interface TypedDose {
  /** Amount in hundredths of a milligram; null while the amount or the unit is invalid. */
  readonly hundredths: number | null;
  /** Morning, Afternoon, Evening, another word of the server, or ''. */
  readonly time: string;
}

/** Medicine of the form as the warning rules read it. */
export interface TypedMedicine {
  readonly cannabinoid: string;
  /** Inhaled, Ingested and so on; '' if none is chosen. */
  readonly ingestionMethod: string;
  /** Names of the chosen terpenes. */
  readonly terpenes: readonly string[];
  /** Target daily dose in hundredths of a milligram; null while invalid. */
  readonly target: number | null;
  readonly isHourly: boolean;
  readonly frequency: number;
  /** Empty under Hourly, even if the form still holds doses. */
  readonly doses: readonly TypedDose[];
  readonly note: string;
  /** Amounts that were entered in grams, in hundredths of a milligram. */
  readonly inGrams: readonly number[];
  /** True if the target and all doses are valid. Only then is a missing entry an omission. */
  readonly isFilledIn: boolean;
}

const amountIfInGrams = (amount: unknown, unit: unknown): number[] => {
  const hundredths = unit === 'g' ? typedHundredths(amount, unit) : null;
  return hundredths === null ? [] : [hundredths];
};

/** Parses one medicine of the form. A missing answer counts as a blank one. */
export function typedMedicine(answers: Answers): TypedMedicine {
  const isHourly = answers.frequencyUnit === 'Hourly';
  const rows = isHourly ? [] : (answerTo(medicine.doses, answers) ?? []);
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
      ...amountIfInGrams(answers.dailyDose, answers.dailyDoseUnit),
      ...rows.flatMap(({ dose, doseUnit }) => amountIfInGrams(dose, doseUnit)),
    ],
    isFilledIn: target !== null && doses.every(({ hundredths }) => hundredths !== null),
  };
}
