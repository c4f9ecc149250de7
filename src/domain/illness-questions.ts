import { cancerStages } from './options/cancer-stages.ts';
import { cannabisExperiences, objectives } from './options/cannabis.ts';
import { whenAnswer } from './questions/condition.ts';
import { choice, flags, text } from './questions/kinds.ts';
import type { FlagsQuestion, LookupQuestion, Named } from './questions/question.ts';

/*
 * Questions that the intake, the sign-up and Add Patient share. A function takes the wire name if
 * the three forms use different ones (decision 4).
 */

/** Returns the question for the cancer stage, which is asked only if the diagnosis is a cancer. */
export const cancerStage = <const Name extends string>(
  name: Name,
  diagnosis: LookupQuestion,
  required: boolean,
) =>
  choice(name, 'Cancer stage', cancerStages, {
    required,
    width: 'half',
    when: whenAnswer(diagnosis, ({ item }) => item?.isCancer === true),
  });

export const icdCode = text('icdCode', 'ICD-9 or ICD-10 code', {
  hint: 'Optional. You may find it on a letter from your physician.',
  patientWording: { hint: 'Optional.' },
  width: 'half',
});

/** Returns the question for the patient's former experience with cannabis. */
export const experienceWithCannabis = <const Name extends string>(name: Name) =>
  choice(name, 'Previous experience with cannabis', cannabisExperiences);

/**
 * Returns the question for the objectives of treatment. At least one is required.
 * @param requiredMessage replaces the default message of a required question
 */
export const treatmentObjectives = (requiredMessage?: string) =>
  flags('objective', 'What should treatment do for you?', objectives, {
    summaryLabel: 'Objectives of treatment',
    patientWording: { label: 'What should treatment do for the patient?' },
    required: true,
    requiredMessage,
    hint: 'Choose all that apply.',
  });

/** Returns the question for the text that explains the objective "Other". */
export const otherObjective = (objective: Named<FlagsQuestion, 'objective'>) =>
  text('objectiveOther', 'Which other objective?', {
    summaryLabel: 'Other objective',
    when: whenAnswer(objective, (chosen) => chosen.other === true),
  });
