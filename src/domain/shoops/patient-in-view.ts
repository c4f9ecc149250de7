import { cannabisUse } from '#domain/intake/cannabis-use.ts';
import { medications } from '#domain/intake/medications.ts';
import { optionLabel } from '#domain/questions/option.ts';
import type { Answers, LookupAnswer, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { formatMg } from '#domain/values/doses.ts';
import { cannabisExperiences, timesPerDay, tolerances } from '../options/cannabis.ts';

/** Names as they are read; null where nobody has said anything: that is not none (decision 73). */
export type Known = readonly string[] | null;

const joined = (parts: readonly unknown[]) =>
  parts
    .map((part) => String(part ?? '').trim())
    .filter(Boolean)
    .join(' · ');

/** What a patient takes, each with dose and frequency as they were typed. @param record as it is stored; null where none is */
export function medicationsTaken(record: WireRecord | null): Known {
  if (!record || !Array.isArray(record.medications)) return null;
  const { medications: taken } = decodeAnswers(medications, record);
  return (taken as Answers[])
    .map(({ medication, dose, frequency }) => joined([(medication as LookupAnswer).text, dose, frequency]))
    .filter(Boolean);
}

/** What a patient is allergic to; where only that there is something is known, that is said. */
export function allergiesTo(record: WireRecord | null): Known {
  const { allergy, allergies } = decodeAnswers(medications, record);
  if (allergy === false) return [];
  const names = (allergies as Answers[]).map(({ name }) => joined([name])).filter(Boolean);
  if (allergy === true) return names.length > 0 ? names : ['Yes, but not to what'];
  return null;
}

/** The intake asks in mg, and offers words as well. */
const amountWords = (amount: string) =>
  amount === '' || Number.isNaN(Number(amount)) ? amount : formatMg(Number(amount));

/** What a patient knows of cannabis: how long, how tolerant, how much and how often; null where nobody said. */
export function experienceWith(record: WireRecord | null): Known {
  const { previousExperience, tolerance, amount, frequency } = decodeAnswers(cannabisUse, record);
  const experience = String(previousExperience ?? '');
  if (experience === '') return null;
  const often = optionLabel(timesPerDay, String(frequency ?? ''));
  const isNaive = experience === 'NeverTriedit';
  const said = [
    optionLabel(cannabisExperiences, experience),
    !isNaive && optionLabel(tolerances, String(tolerance ?? '')),
    !isNaive && joined([amountWords(String(amount ?? '')), often && `${often} a day`]),
  ];
  return said.flatMap((part) => (typeof part === 'string' && part !== '' ? [part] : []));
}
