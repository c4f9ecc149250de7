import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import type { UserAction } from '../answering.ts';
import {
  answerRowByKey,
  chooseByKey,
  chooseRadioByKey,
  clickByKey,
  enterMonthByKey,
  findByKey,
  selectByKey,
  slideByKey,
  tickByKey,
  typeByKey,
} from '../keyboard.ts';

/** Keyboard answers to every section except the documents, in the order of the page. */
export const keyboardAnswers: Record<QuestionnaireSection['title'], readonly UserAction[]> = {
  'Patient Information': [
    chooseByKey('Prefix or suffix', 'Mrs'),
    typeByKey('First name', 'Owen'),
    typeByKey('Last name', 'Castellano'),
    typeByKey('Zip or postal code', '80206'),
    typeByKey('Cell phone', '3035550142'),
    typeByKey('Date of birth', '04281986'),
    tickByKey('Ethnic heritage', 'Hispanic'),
    chooseRadioByKey('Height unit', 'Centimeters'),
  ],
  Contacts: [
    typeByKey('First name', 'Daniel'),
    typeByKey('Last name', 'Castellano'),
    typeByKey('Phone', '13035550177'),
    chooseRadioByKey('Does the physician know about cannabis use?', 'No'),
  ],
  Diagnosis: [
    findByKey('Primary diagnosis', 'migr', 'Chronic migraine'),
    answerRowByKey('Concern 1', typeByKey('Concern', 'Sleep')),
    clickByKey('Add another concern'),
    answerRowByKey('Concern 2', typeByKey('Concern', 'Pain')),
  ],
  'Treatment History': [
    chooseRadioByKey('Have you had any surgeries or treatments in the past?', 'Yes'),
    answerRowByKey(
      'Surgery or treatment 1',
      typeByKey('Surgery or treatment', 'Knee surgery'),
      enterMonthByKey('When', 'March', '2019'),
    ),
  ],
  'Medications & Supplements': [
    answerRowByKey('Medication 1', findByKey('Name', 'ibup', 'Ibuprofen'), typeByKey('Dose', '400 mg')),
    chooseRadioByKey('Are you allergic to any medication?', 'Yes'),
    answerRowByKey('Allergy 1', typeByKey('Medication', 'Penicillin')),
  ],
  'Family History': [chooseRadioByKey('Stroke', 'Yes'), clickByKey('Mark the other 30 as No')],
  'Patient History': [chooseRadioByKey('Dizziness', 'Yes'), clickByKey('Mark the other 38 as No')],
  'Cannabis Use': [
    chooseByKey('Previous experience with cannabis', 'Currently use daily'),
    tickByKey('How do you use cannabis?', 'Another way'),
    typeByKey('Which other way?', 'A patch'),
    chooseRadioByKey('Do you use cannabis to treat symptoms?', 'Yes'),
    chooseRadioByKey('Are you under medical supervision for it?', 'Yes'),
    slideByKey('How committed are you to your cannabis regimen?', 8),
    tickByKey('What should treatment do for you?', 'Pain Relief'),
  ],
  'Military Service': [
    chooseRadioByKey('Have you served in the military?', 'Yes'),
    chooseByKey('Branch of service', 'Air Force'),
    chooseRadioByKey('Do you have symptoms of PTSD?', 'Yes'),
    tickByKey('Avoidance', 'Avoiding places, people or activities'),
  ],
  Nutrition: [
    slideByKey('How would you rate your diet?', 7),
    chooseRadioByKey('Do you have dietary restrictions?', 'Yes'),
    typeByKey('Your dietary restrictions', 'No grapefruit'),
    chooseRadioByKey('Do you have food allergies?', 'Unsure'),
    chooseRadioByKey('Do you consider yourself?', 'Just Right'),
    selectByKey('Coffee', '3'),
  ],
  Exercise: [
    chooseRadioByKey('How many days a week did you exercise in the past 3 months?', '2'),
    chooseRadioByKey('Do you do cardiovascular exercise?', 'Yes'),
    typeByKey('Duration', 'Half an hour'),
  ],
  Summary: [typeByKey('Please tell us in your own words what you feel is most important', 'To sleep')],
};
