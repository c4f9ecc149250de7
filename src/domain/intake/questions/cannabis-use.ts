import { experienceWithCannabis, otherObjective, treatmentObjectives } from '../../illness-questions.ts';
import { amountsInMg, productTypes, timesPerDay, tolerances, useMethods } from '../../options/cannabis.ts';
import { whenAnswer, whenYes } from '../../questions/condition.ts';
import { choice, flags, pastDate, text, yesNo } from '../../questions/kinds.ts';
import { questionnaire } from '../../questions/questionnaire.ts';
import { slider } from '../../questions/slider.ts';

const previousExperience = experienceWithCannabis('previousExperience');
/** Any experience but 'NeverTriedit' shows the follow-up questions (intake §4). */
const whenExperienced = whenAnswer(previousExperience, (value) => value !== '' && value !== 'NeverTriedit');
const useMethod = flags('useMethod', 'How do you use cannabis?', useMethods, {
  summaryLabel: 'Ways of using cannabis',
  patientWording: { label: 'How does the patient use cannabis?' },
  hint: 'Choose all that apply.',
  when: whenExperienced,
});
const favoriteCultivar = yesNo('favoriteCultivar', 'Do you have a favorite cultivar?', {
  summaryLabel: 'Has a favorite cultivar',
  patientWording: { label: 'Does the patient have a favorite cultivar?' },
  when: whenExperienced,
});
const cannabisForSymptoms = yesNo('cannabisForSymptoms', 'Do you use cannabis to treat symptoms?', {
  summaryLabel: 'Uses cannabis to treat symptoms',
  patientWording: { label: 'Does the patient use cannabis to treat symptoms?' },
  when: whenExperienced,
});
const medicalSupervision = yesNo('medicalSupervision', 'Are you under medical supervision for it?', {
  summaryLabel: 'Under medical supervision for it',
  patientWording: { label: 'Is the patient under medical supervision for it?' },
  when: whenYes(cannabisForSymptoms),
});
const whenSupervised = whenYes(medicalSupervision);
const objective = treatmentObjectives();

/** Questions of Cannabis Use (intake §2.8, §3, §4, §5). No rules are invented (decision 35). */
export const cannabisUse = questionnaire([
  {
    title: 'Your experience',
    summaryLabel: 'Experience',
    questions: [
      previousExperience,
      choice('tolerance', 'Tolerance', tolerances, { when: whenExperienced, width: 'half' }),
      useMethod,
      text('methodAdministration', 'Which other way?', {
        summaryLabel: 'Other way',
        when: whenAnswer(useMethod, (methods) => methods.otherAdministration === true),
      }),
      choice('amount', 'Amount in mg', amountsInMg, { when: whenExperienced, width: 'half' }),
      choice('frequency', 'How often a day?', timesPerDay, {
        summaryLabel: 'Times a day',
        when: whenExperienced,
        width: 'half',
      }),
      text('feelingUsingCannabis', 'How do you feel when you use cannabis?', {
        summaryLabel: 'Feeling when using cannabis',
        patientWording: { label: 'How does the patient feel when using cannabis?' },
        long: true,
        when: whenExperienced,
      }),
      favoriteCultivar,
      text('cultivarName', 'Name of the cultivar', { when: whenYes(favoriteCultivar) }),
      text('favoriteCultivarReason', 'Why is it your favorite?', {
        summaryLabel: 'Why it is the favorite',
        patientWording: { label: 'Why is it the patient’s favorite?' },
        long: true,
        when: whenYes(favoriteCultivar),
      }),
    ],
  },
  {
    title: 'Cannabis for symptoms',
    when: whenExperienced,
    questions: [
      cannabisForSymptoms,
      choice('productType', 'Product type', productTypes, {
        when: whenYes(cannabisForSymptoms),
        width: 'half',
      }),
      medicalSupervision,
      pastDate('treatmentStartDate', 'Treatment start date', {
        when: whenSupervised,
        width: 'half',
        missingText: 'No Data Available',
      }),
      slider('cannabisRegimenCommitment', 'How committed are you to your cannabis regimen?', {
        summaryLabel: 'Commitment to the cannabis regimen',
        patientWording: { label: 'How committed is the patient to the cannabis regimen?' },
        min: 0,
        max: 10,
        ends: ['Not at all', 'Completely'],
        when: whenSupervised,
      }),
      text('medicineSource', 'Where do you get your medicine?', {
        summaryLabel: 'Source of the medicine',
        patientWording: { label: 'Where does the patient get the medicine?' },
        when: whenSupervised,
      }),
      // The name is misspelt in the contract (decision 4).
      text('treatmentLocatin', 'Where are you treated?', {
        summaryLabel: 'Place of treatment',
        patientWording: { label: 'Where is the patient treated?' },
        when: whenSupervised,
      }),
    ],
  },
  {
    title: 'Your objectives',
    summaryLabel: 'Objectives',
    questions: [objective, otherObjective(objective)],
  },
]);
