import { experienceWithCannabis, otherObjective, treatmentObjectives } from '../illness-questions.ts';
import { amountsInMg, productTypes, timesPerDay, tolerances, useMethods } from '../options/cannabis.ts';
import { answered, yes } from '../questions/condition.ts';
import { choice, flags, pastDate, text, yesNo } from '../questions/kinds.ts';
import { questionnaire } from '../questions/questionnaire.ts';
import { slider } from '../questions/slider.ts';

const previousExperience = experienceWithCannabis('previousExperience');
/** Any experience but 'NeverTriedit' shows the follow-up questions (intake §4). */
const experienced = answered(previousExperience, (value) => value !== '' && value !== 'NeverTriedit');
const useMethod = flags('useMethod', 'How do you use cannabis?', useMethods, {
  noted: 'Ways of using cannabis',
  ofPatient: { label: 'How does the patient use cannabis?' },
  hint: 'Choose all that apply.',
  when: experienced,
});
const favoriteCultivar = yesNo('favoriteCultivar', 'Do you have a favorite cultivar?', {
  noted: 'Has a favorite cultivar',
  ofPatient: { label: 'Does the patient have a favorite cultivar?' },
  when: experienced,
});
const cannabisForSymptoms = yesNo('cannabisForSymptoms', 'Do you use cannabis to treat symptoms?', {
  noted: 'Uses cannabis to treat symptoms',
  ofPatient: { label: 'Does the patient use cannabis to treat symptoms?' },
  when: experienced,
});
const medicalSupervision = yesNo('medicalSupervision', 'Are you under medical supervision for it?', {
  noted: 'Under medical supervision for it',
  ofPatient: { label: 'Is the patient under medical supervision for it?' },
  when: yes(cannabisForSymptoms),
});
const supervised = yes(medicalSupervision);
const objective = treatmentObjectives();

/** Questions of Cannabis Use (intake §2.8, §3, §4, §5). No rules are invented (decision 35). */
export const cannabisUse = questionnaire([
  {
    title: 'Your experience',
    noted: 'Experience',
    questions: [
      previousExperience,
      choice('tolerance', 'Tolerance', tolerances, { when: experienced, width: 'half' }),
      useMethod,
      text('methodAdministration', 'Which other way?', {
        noted: 'Other way',
        when: answered(useMethod, (methods) => methods.otherAdministration === true),
      }),
      choice('amount', 'Amount in mg', amountsInMg, { when: experienced, width: 'half' }),
      choice('frequency', 'How often a day?', timesPerDay, {
        noted: 'Times a day',
        when: experienced,
        width: 'half',
      }),
      text('feelingUsingCannabis', 'How do you feel when you use cannabis?', {
        noted: 'Feeling when using cannabis',
        ofPatient: { label: 'How does the patient feel when using cannabis?' },
        long: true,
        when: experienced,
      }),
      favoriteCultivar,
      text('cultivarName', 'Name of the cultivar', { when: yes(favoriteCultivar) }),
      text('favoriteCultivarReason', 'Why is it your favorite?', {
        noted: 'Why it is the favorite',
        ofPatient: { label: 'Why is it the patient’s favorite?' },
        long: true,
        when: yes(favoriteCultivar),
      }),
    ],
  },
  {
    title: 'Cannabis for symptoms',
    when: experienced,
    questions: [
      cannabisForSymptoms,
      choice('productType', 'Product type', productTypes, { when: yes(cannabisForSymptoms), width: 'half' }),
      medicalSupervision,
      pastDate('treatmentStartDate', 'Treatment start date', {
        when: supervised,
        width: 'half',
        missingText: 'No Data Available',
      }),
      slider('cannabisRegimenCommitment', 'How committed are you to your cannabis regimen?', {
        noted: 'Commitment to the cannabis regimen',
        ofPatient: { label: 'How committed is the patient to the cannabis regimen?' },
        min: 0,
        max: 10,
        ends: ['Not at all', 'Completely'],
        when: supervised,
      }),
      text('medicineSource', 'Where do you get your medicine?', {
        noted: 'Source of the medicine',
        ofPatient: { label: 'Where does the patient get the medicine?' },
        when: supervised,
      }),
      // The name is misspelt in the contract (decision 4).
      text('treatmentLocatin', 'Where are you treated?', {
        noted: 'Place of treatment',
        ofPatient: { label: 'Where is the patient treated?' },
        when: supervised,
      }),
    ],
  },
  {
    title: 'Your objectives',
    noted: 'Objectives',
    questions: [objective, otherObjective(objective)],
  },
]);
