import { describe, expect, it } from 'vitest';
import { isVisible } from '../questions/condition.ts';
import type { Answers } from '../questions/question.ts';
import {
  decodeAnswers,
  encodeAnswers,
  findProblems,
  type Questionnaire,
} from '../questions/questionnaire.ts';
import { cannabisUse } from './questions/cannabis-use.ts';
import { exercise } from './questions/exercise.ts';
import { militaryService } from './questions/military-service.ts';
import { nutrition } from './questions/nutrition.ts';

/** Documented follow-up questions (intake §4). Questions added later are ignored. */
const documentedFollowUps = new Set(
  [
    'tolerance useMethod methodAdministration amount frequency feelingUsingCannabis favoriteCultivar cultivarName',
    'favoriteCultivarReason cannabisForSymptoms productType medicalSupervision treatmentStartDate',
    'cannabisRegimenCommitment medicineSource treatmentLocatin objectiveOther',
    'branchOfService highestRank exposedToChemicals chemicals exposedToWarzone warzoneName startWarzonePeriod',
    'endWarzonePeriod symptomOfPtsd intrusiveMemoriesSymptoms negativeThinkingSymptoms avoidanceSymptoms',
    'physicalEmotionalReactions currentDietaryRestrictions foodAllergiesDescription recentDietChangesList',
    'daySnackList cardiovascularExerciseType cardiovascularExerciseOften cardiovascularExerciseDuration',
    'cardiovascularExerciseIntensity regularStrengthTrainingType regularStrengthTrainingIntensity',
    'stretchingFlexibilityExercisesType stretchingFlexibilityExercisesOften stretchingFlexibilityExercisesIntensity',
  ]
    .join(' ')
    .split(' '),
);

/** Returns the names of the documented follow-up questions that are visible for some answers. */
function visibleFollowUps(questionnaire: Questionnaire, answers: Answers): string {
  const given = { ...decodeAnswers(questionnaire, null), ...answers };
  return questionnaire.questions
    .filter((question) => documentedFollowUps.has(question.name) && isVisible(question, given))
    .map(({ name }) => name)
    .join(' ');
}

describe('Cannabis Use reveals (intake §4)', () => {
  const experience =
    'tolerance useMethod amount frequency feelingUsingCannabis favoriteCultivar cannabisForSymptoms';
  const followUpsFor = (answers: Answers) =>
    visibleFollowUps(cannabisUse, { previousExperience: 'CurrentlyUseDaily', ...answers });

  it.each(['', 'NeverTriedit'])('nothing for %j', (previousExperience) => {
    const all = { favoriteCultivar: true, cannabisForSymptoms: true, medicalSupervision: true };
    expect(visibleFollowUps(cannabisUse, { previousExperience, ...all })).toBe('');
  });

  it.each(['TriedItYears10Ago', 'TriedItYears5Ago', 'CurrentlyUseOccasionally', 'CurrentlyUseDaily'])(
    'the questions about experience for %s',
    (previousExperience) => expect(visibleFollowUps(cannabisUse, { previousExperience })).toBe(experience),
  );

  it('the cultivar’s name and reason only for yes', () => {
    expect(followUpsFor({ favoriteCultivar: true })).toContain(
      'favoriteCultivar cultivarName favoriteCultivarReason',
    );
    expect(followUpsFor({ favoriteCultivar: false })).toBe(experience);
  });

  it('product type and supervision for symptoms, and treatment details under supervision', () => {
    const treatment = 'treatmentStartDate cannabisRegimenCommitment medicineSource treatmentLocatin';
    expect(followUpsFor({ cannabisForSymptoms: true })).toBe(`${experience} productType medicalSupervision`);
    expect(followUpsFor({ cannabisForSymptoms: true, medicalSupervision: true })).toBe(
      `${experience} productType medicalSupervision ${treatment}`,
    );
    expect(followUpsFor({ cannabisForSymptoms: false, medicalSupervision: true })).toBe(experience);
  });

  it('a text field for another way of use and for another objective', () => {
    expect(followUpsFor({ useMethod: { otherAdministration: true } })).toContain(
      'useMethod methodAdministration',
    );
    expect(visibleFollowUps(cannabisUse, { objective: { other: true } })).toBe('objectiveOther');
  });
});

it('Cannabis Use requires an objective for any experience (intake §5, decision 35)', () => {
  const blank = decodeAnswers(cannabisUse, null);
  expect(findProblems(cannabisUse.questions, blank)).toEqual({ objective: 'This field is required' });
  const given = { ...blank, objective: { painRelief: true } };
  expect(findProblems(cannabisUse.questions, given)).toEqual({});
});

describe('Military Service reveals (intake §4)', () => {
  const service = 'branchOfService highestRank exposedToChemicals exposedToWarzone symptomOfPtsd';
  const followUpsFor = (answers: Answers) =>
    visibleFollowUps(militaryService, { servedMilitary: true, ...answers }).split(' ');
  const followUpsBesidesService = (answers: Answers) =>
    followUpsFor(answers)
      .filter((name) => !service.includes(name))
      .join(' ');

  it.each([false, null])('nothing for %j, regardless of the answers below', (servedMilitary) => {
    const all = { exposedToChemicals: true, exposedToWarzone: true, symptomOfPtsd: true };
    expect(visibleFollowUps(militaryService, { servedMilitary, ...all })).toBe('');
  });

  it('the questions about service for yes', () => expect(followUpsFor({}).join(' ')).toBe(service));

  it('chemicals, war zone and the four groups of symptoms, each for its own yes', () => {
    expect(followUpsBesidesService({ exposedToChemicals: true })).toBe('chemicals');
    expect(followUpsBesidesService({ exposedToWarzone: true })).toBe(
      'warzoneName startWarzonePeriod endWarzonePeriod',
    );
    expect(followUpsBesidesService({ symptomOfPtsd: true })).toBe(
      'intrusiveMemoriesSymptoms negativeThinkingSymptoms avoidanceSymptoms physicalEmotionalReactions',
    );
    expect(
      followUpsBesidesService({ exposedToChemicals: false, exposedToWarzone: null, symptomOfPtsd: false }),
    ).toBe('');
  });

  it('PTSD answers are sent empty while hidden (decision 30)', () => {
    const given = {
      ...decodeAnswers(militaryService, null),
      servedMilitary: true,
      symptomOfPtsd: false,
      avoidanceSymptoms: { tryingToAvoid: true, avoidingPlaces: true },
    };
    expect(encodeAnswers(militaryService, given).avoidanceSymptoms).toEqual({
      tryingToAvoid: false,
      avoidingPlaces: false,
    });
  });
});

it('Military Service has no month of a war zone in the future (intake §5)', () => {
  const future = { month: '01', year: String(new Date().getFullYear() + 1) };
  const given = {
    ...decodeAnswers(militaryService, null),
    servedMilitary: true,
    exposedToWarzone: true,
    startWarzonePeriod: future,
    endWarzonePeriod: future,
  };
  expect(Object.keys(findProblems(militaryService.questions, given))).toEqual([
    'startWarzonePeriod',
    'endWarzonePeriod',
  ]);
});

describe('Nutrition', () => {
  it('shows each description for its own yes (intake §4)', () => {
    expect(visibleFollowUps(nutrition, { dietaryRestrictions: 'Yes' })).toBe('currentDietaryRestrictions');
    expect(visibleFollowUps(nutrition, { foodAllergies: 'Yes' })).toBe('foodAllergiesDescription');
    expect(visibleFollowUps(nutrition, { recentDietChanges: true })).toBe('recentDietChangesList');
    expect(visibleFollowUps(nutrition, { snackDuringDay: true })).toBe('daySnackList');
    expect(visibleFollowUps(nutrition, { dietaryRestrictions: 'Unsure', foodAllergies: 'No' })).toBe('');
  });

  it('requires allergies, restrictions and the weight pattern (intake §5)', () => {
    const blank = decodeAnswers(nutrition, null);
    const required = 'This field is required';
    expect(findProblems(nutrition.questions, blank)).toEqual({
      dietaryRestrictions: required,
      foodAllergies: required,
      weightPattern: required,
    });
    // No slider is required: an untouched one sends its minimum (decision 60).
    expect(encodeAnswers(nutrition, blank)).toMatchObject({ rateDiet: 1 });
  });

  it('sends no untouched week, and 0 for the other meals of a partial week (intake §3)', () => {
    const untouched = { breakfast: null, lunch: null, dinner: null };
    const encodedWeeks = (weeks: readonly object[]) =>
      encodeAnswers(nutrition, { ...decodeAnswers(nutrition, null), nutritionDiets: weeks }).nutritionDiets;
    expect(encodedWeeks([untouched])).toEqual([]);
    expect(
      encodedWeeks([{ breakfast: 7, lunch: 5, dinner: 6 }, { ...untouched, lunch: 0 }, untouched]),
    ).toEqual([
      { breakfast: 7, lunch: 5, dinner: 6 },
      { breakfast: 0, lunch: 0, dinner: 0 },
    ]);
  });

  it('decodes a saved null as Unsure, and a missing answer as blank (decision 31)', () => {
    expect(decodeAnswers(nutrition, { foodAllergies: null }).foodAllergies).toBe('Unsure');
    expect(decodeAnswers(nutrition, null).foodAllergies).toBe('');
  });
});

describe('Exercise', () => {
  it('shows the details of each kind for its own yes (intake §4)', () => {
    expect(visibleFollowUps(exercise, { cardiovascularExercise: true })).toBe(
      'cardiovascularExerciseType cardiovascularExerciseOften cardiovascularExerciseDuration ' +
        'cardiovascularExerciseIntensity',
    );
    expect(visibleFollowUps(exercise, { regularStrengthTraining: true })).toBe(
      'regularStrengthTrainingType regularStrengthTrainingIntensity',
    );
    expect(visibleFollowUps(exercise, { stretchingFlexibilityExercises: true })).toBe(
      'stretchingFlexibilityExercisesType stretchingFlexibilityExercisesOften ' +
        'stretchingFlexibilityExercisesIntensity',
    );
    expect(visibleFollowUps(exercise, { cardiovascularExercise: false, regularStrengthTraining: null })).toBe(
      '',
    );
  });

  it('requires nothing (intake §5)', () => {
    expect(findProblems(exercise.questions, decodeAnswers(exercise, null))).toEqual({});
  });

  it('keeps the stretching type apart from its frequency in a round trip (decision 32)', () => {
    const given = {
      ...decodeAnswers(exercise, null),
      stretchingFlexibilityExercises: true,
      stretchingFlexibilityExercisesType: 'Yoga',
      stretchingFlexibilityExercisesOften: 'Twice a week',
    };
    const record = encodeAnswers(exercise, given);
    expect(record).toMatchObject({
      stretchingFlexibilityExercisesType: 'Yoga',
      stretchingFlexibilityExercisesOften: 'Twice a week',
    });
    // The untouched slider was sent as its minimum (decision 60).
    expect(decodeAnswers(exercise, record)).toEqual({ ...given, exercisePerWeek: 0 });
  });
});
