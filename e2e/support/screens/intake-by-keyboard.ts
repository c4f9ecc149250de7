import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import type { UserAction } from '../answering.ts';
import {
  chooseByKey,
  findByKey,
  inRowByKey,
  monthByKey,
  pressByKey,
  sayByKey,
  selectByKey,
  slideByKey,
  tickByKey,
  typeIn,
} from '../keyboard.ts';

/** Keyboard answers to every section except the documents, in the order of the page. */
export const keyboardAnswers: Record<QuestionnaireSection['title'], readonly UserAction[]> = {
  'Patient Information': [
    chooseByKey('Prefix or suffix', 'Mrs'),
    typeIn('First name', 'Owen'),
    typeIn('Last name', 'Castellano'),
    typeIn('Zip or postal code', '80206'),
    typeIn('Cell phone', '3035550142'),
    typeIn('Date of birth', '04281986'),
    tickByKey('Ethnic heritage', 'Hispanic'),
    sayByKey('Height unit', 'Centimeters'),
  ],
  Contacts: [
    typeIn('First name', 'Daniel'),
    typeIn('Last name', 'Castellano'),
    typeIn('Phone', '13035550177'),
    sayByKey('Does the physician know about cannabis use?', 'No'),
  ],
  Diagnosis: [
    findByKey('Primary diagnosis', 'migr', 'Chronic migraine'),
    inRowByKey('Concern 1', typeIn('Concern', 'Sleep')),
    pressByKey('Add another concern'),
    inRowByKey('Concern 2', typeIn('Concern', 'Pain')),
  ],
  'Treatment History': [
    sayByKey('Have you had any surgeries or treatments in the past?', 'Yes'),
    inRowByKey(
      'Surgery or treatment 1',
      typeIn('Surgery or treatment', 'Knee surgery'),
      monthByKey('When', 'March', '2019'),
    ),
  ],
  'Medications & Supplements': [
    inRowByKey('Medication 1', findByKey('Name', 'ibup', 'Ibuprofen'), typeIn('Dose', '400 mg')),
    sayByKey('Are you allergic to any medication?', 'Yes'),
    inRowByKey('Allergy 1', typeIn('Medication', 'Penicillin')),
  ],
  'Family History': [sayByKey('Stroke', 'Yes'), pressByKey('Mark the other 30 as No')],
  'Patient History': [sayByKey('Dizziness', 'Yes'), pressByKey('Mark the other 38 as No')],
  'Cannabis Use': [
    chooseByKey('Previous experience with cannabis', 'Currently use daily'),
    tickByKey('How do you use cannabis?', 'Another way'),
    typeIn('Which other way?', 'A patch'),
    sayByKey('Do you use cannabis to treat symptoms?', 'Yes'),
    sayByKey('Are you under medical supervision for it?', 'Yes'),
    slideByKey('How committed are you to your cannabis regimen?', 8),
    tickByKey('What should treatment do for you?', 'Pain Relief'),
  ],
  'Military Service': [
    sayByKey('Have you served in the military?', 'Yes'),
    chooseByKey('Branch of service', 'Air Force'),
    sayByKey('Do you have symptoms of PTSD?', 'Yes'),
    tickByKey('Avoidance', 'Avoiding places, people or activities'),
  ],
  Nutrition: [
    slideByKey('How would you rate your diet?', 7),
    sayByKey('Do you have dietary restrictions?', 'Yes'),
    typeIn('Your dietary restrictions', 'No grapefruit'),
    sayByKey('Do you have food allergies?', 'Unsure'),
    sayByKey('Do you consider yourself?', 'Just Right'),
    selectByKey('Coffee', '3'),
  ],
  Exercise: [
    sayByKey('How many days a week did you exercise in the past 3 months?', '2'),
    sayByKey('Do you do cardiovascular exercise?', 'Yes'),
    typeIn('Duration', 'Half an hour'),
  ],
  Summary: [typeIn('Please tell us in your own words what you feel is most important', 'To sleep')],
};
