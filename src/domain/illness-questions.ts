import { cannabisExperiences, objectives } from './options/cannabis.ts';
import { cancerStages } from './options/clinical.ts';
import { answered } from './questions/condition.ts';
import { choice, flags, text } from './questions/kinds.ts';
import type { FlagsQuestion, LookupQuestion, Named } from './questions/question.ts';

/*
 * What the intake, the sign-up and Add Patient ask of an illness and its treatment in the same words. Their names on the
 * wire differ here and there (decision 4).
 */

/** Asked of a cancer alone. */
export const cancerStage = <const Name extends string>(
  name: Name,
  diagnosis: LookupQuestion,
  required: boolean,
) =>
  choice(name, 'Cancer stage', cancerStages, {
    required,
    width: 'half',
    when: answered(diagnosis, ({ item }) => item?.isCancer === true),
  });

export const icdCode = text('icdCode', 'ICD-9 or ICD-10 code', {
  hint: 'Optional. You may find it on a letter from your physician.',
  ofPatient: { hint: 'Optional.' },
  width: 'half',
});

export const experienceWithCannabis = <const Name extends string>(name: Name) =>
  choice(name, 'Previous experience with cannabis', cannabisExperiences);

/** At least one. @param requiredMessage what a form without one is told, where it has words of its own */
export const treatmentObjectives = (requiredMessage?: string) =>
  flags('objective', 'What should treatment do for you?', objectives, {
    noted: 'Objectives of treatment',
    ofPatient: { label: 'What should treatment do for the patient?' },
    required: true,
    requiredMessage,
    hint: 'Choose all that apply.',
  });

/** What 'Other' stands for. */
export const otherObjective = (objective: Named<FlagsQuestion, 'objective'>) =>
  text('objectiveOther', 'Which other objective?', {
    noted: 'Other objective',
    when: answered(objective, (chosen) => chosen.other === true),
  });
