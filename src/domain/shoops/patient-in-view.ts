import { cannabisUse } from '#domain/intake/questions/cannabis-use.ts';
import { allergyRows, medications } from '#domain/intake/questions/medications.ts';
import { medicationName, medicationRows } from '#domain/medication-rows.ts';
import { answerTo } from '#domain/questions/codec.ts';
import { optionLabel } from '#domain/questions/option.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { formatMg } from '#domain/values/amounts/doses.ts';
import { cannabisExperiences, timesPerDay, tolerances } from '../options/cannabis.ts';

/** Displayed names; null if unknown, which is not the same as none (decision 73). */
export type Known = readonly string[] | null;

/** Joins the parts that are not blank: 'Warfarin · 5 mg · Once a day'. */
const joinParts = (parts: readonly unknown[]) =>
  parts
    .map((part) => String(part).trim())
    .filter(Boolean)
    .join(' · ');

/**
 * Lists a patient's medications, each with dose and frequency as typed.
 * @param record stored section of the intake; null if there is none
 */
export function medicationsTaken(record: WireRecord | null): Known {
  if (!record || !Array.isArray(record.medications)) return null;
  return answerTo(medicationRows, decodeAnswers(medications, record))
    .map((row) => joinParts([answerTo(medicationName, row).text, row.dose, row.frequency]))
    .filter(Boolean);
}

/** Lists a patient's allergies; one sentence if it is only known that there are some. */
export function allergiesTo(record: WireRecord | null): Known {
  const answers = decodeAnswers(medications, record);
  const { allergy } = answers;
  if (allergy === false) return [];
  const names = answerTo(allergyRows, answers)
    .map(({ name }) => joinParts([name]))
    .filter(Boolean);
  if (allergy === true) return names.length > 0 ? names : ['Yes, but not to what'];
  return null;
}

/** Formats an amount of the intake, which is in mg or an answer such as 'Unknown'. */
const formatIntakeAmount = (amount: string) =>
  amount === '' || Number.isNaN(Number(amount)) ? amount : formatMg(Number(amount));

/** Lists a patient's experience with cannabis: since when, tolerance, amount and frequency. */
export function experienceWith(record: WireRecord | null): Known {
  const { previousExperience, tolerance, amount, frequency } = decodeAnswers(cannabisUse, record);
  if (previousExperience === '') return null;
  const timesLabel = optionLabel(timesPerDay, String(frequency));
  const isNaive = previousExperience === 'NeverTriedit';
  const parts = [
    optionLabel(cannabisExperiences, String(previousExperience)),
    !isNaive && optionLabel(tolerances, String(tolerance)),
    !isNaive && joinParts([formatIntakeAmount(String(amount)), timesLabel && `${timesLabel} a day`]),
  ];
  return parts.flatMap((part) => (typeof part === 'string' && part !== '' ? [part] : []));
}
