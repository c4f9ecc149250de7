import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import {
  answeringRow,
  checkingBox,
  choosing,
  choosingRadio,
  clickingButton,
  enteringMonth,
  expectingReveal,
  findingItem,
  movingSlider,
  selecting,
  typingText,
  type UserAction,
} from '../answering.ts';

/** Actions that answer a section, and what its save and its review must show. */
interface AnsweredSection {
  title: QuestionnaireSection['title'];
  actions: readonly UserAction[];
  toast: string;
  /** Texts that the review then shows. */
  review: readonly (string | RegExp)[];
}

/** The mock's message where the documents require the server's message. */
const savedMessage = 'Your answers are saved';
const summaryNote = 'I want to sleep through the night.\n\nAnd “walk” again — <b>slowly</b>.';

/** Answers to each section after Diagnosis, for a patient without answers. */
export const answeredSections: readonly AnsweredSection[] = [
  {
    title: 'Treatment History',
    actions: [
      expectingReveal(
        choosingRadio('Have you had any surgeries or treatments in the past?', 'Yes'),
        'Add another treatment',
      ),
      answeringRow(
        'Surgery or treatment 1',
        typingText('Surgery or treatment', 'Knee surgery'),
        enteringMonth('When', 'March', '2019'),
      ),
      clickingButton('Add another treatment'),
      answeringRow('Surgery or treatment 2', typingText('Surgery or treatment', 'Physical therapy')),
    ],
    toast: savedMessage,
    review: ['Yes', 'Knee surgery', 'March 2019', 'Physical therapy'],
  },
  {
    title: 'Medications & Supplements',
    actions: [
      answeringRow(
        'Medication 1',
        findingItem('Name', 'ibup', 'Ibuprofen'),
        typingText('Dose', '400 mg'),
        typingText('Frequency', 'Twice a day'),
      ),
      expectingReveal(choosingRadio('Are you allergic to any medication?', 'Yes'), 'Add another allergy'),
      answeringRow('Allergy 1', typingText('Medication', 'Penicillin')),
    ],
    toast: 'Medication & Supplements Information Update Successfully',
    review: ['Ibuprofen', '400 mg', 'Twice a day', 'Penicillin'],
  },
  {
    title: 'Family History',
    actions: [
      choosingRadio('Stroke', 'Yes'),
      choosingRadio('Lupus', 'Yes'),
      clickingButton('Mark the other 29 as No'),
    ],
    toast: savedMessage,
    review: ['Stroke', 'Lupus'],
  },
  {
    title: 'Patient History',
    actions: [choosingRadio('Dizziness', 'Yes'), choosingRadio('Asthma', 'No')],
    toast: savedMessage,
    review: ['Dizziness', 'Asthma'],
  },
  {
    title: 'Cannabis Use',
    actions: [
      expectingReveal(choosing('Previous experience with cannabis', 'Currently use daily'), 'Tolerance'),
      choosing('Tolerance', 'Average tolerance'),
      expectingReveal(checkingBox('How do you use cannabis?', 'Another way'), 'Which other way?'),
      typingText('Which other way?', 'A patch'),
      expectingReveal(choosingRadio('Do you have a favorite cultivar?', 'Yes'), 'Name of the cultivar'),
      typingText('Name of the cultivar', 'ACDC'),
      choosingRadio('Do you use cannabis to treat symptoms?', 'Yes'),
      expectingReveal(
        choosingRadio('Are you under medical supervision for it?', 'Yes'),
        'Treatment start date',
      ),
      typingText('Treatment start date', '09-02-2024'),
      movingSlider('How committed are you to your cannabis regimen?', 8),
      checkingBox('What should treatment do for you?', 'Pain Relief'),
    ],
    toast: savedMessage,
    review: ['Currently use daily', 'Average tolerance', 'A patch', 'ACDC', '09-02-2024', '8', 'Pain Relief'],
  },
  {
    title: 'Military Service',
    actions: [
      expectingReveal(choosingRadio('Have you served in the military?', 'Yes'), 'Branch of service'),
      choosing('Branch of service', 'Air Force'),
      expectingReveal(choosingRadio('Were you exposed to chemicals?', 'Yes'), 'Add another chemical'),
      answeringRow('Chemical 1', typingText('Chemical', 'Jet fuel')),
      expectingReveal(choosingRadio('Were you in a war zone?', 'Yes'), 'Name of the war zone'),
      enteringMonth('From', 'September', '1990'),
      expectingReveal(choosingRadio('Do you have symptoms of PTSD?', 'Yes'), 'Intrusive memories'),
      checkingBox('Avoidance', 'Avoiding places, people or activities'),
    ],
    toast: savedMessage,
    review: ['Air Force', 'Jet fuel', 'September - 1990', 'Avoiding places, people or activities'],
  },
  {
    title: 'Nutrition',
    actions: [
      movingSlider('How would you rate your diet?', 7),
      expectingReveal(choosingRadio('Do you have dietary restrictions?', 'Yes'), 'Your dietary restrictions'),
      typingText('Your dietary restrictions', 'No grapefruit'),
      choosingRadio('Do you have food allergies?', 'Unsure'),
      answeringRow(
        'Week 1',
        choosingRadio('Breakfast', '6'),
        choosingRadio('Lunch', '5'),
        choosingRadio('Dinner', '0'),
      ),
      checkingBox('How do you eat?', 'In the car'),
      choosingRadio('Do you consider yourself?', 'Just Right'),
      selecting('Water', 'More Than 5'),
    ],
    toast: 'Nutrition Updated Successfully',
    review: ['7', 'No grapefruit', 'Unsure', '6 days a week', 'In the car', 'Just Right', 'More Than 5'],
  },
  {
    title: 'Exercise',
    actions: [
      choosingRadio('How many days a week did you exercise in the past 3 months?', '1'),
      expectingReveal(choosingRadio('Do you do cardiovascular exercise?', 'Yes'), 'Duration'),
      typingText('Type', 'Walking'),
      choosing('Intensity', 'Moderate'),
      choosingRadio('Do you do regular strength training?', 'No'),
    ],
    toast: 'Exercise Update Successfully',
    review: ['1 day a week', 'Walking', 'Moderate', 'No'],
  },
  {
    title: 'Summary',
    actions: [typingText('Please tell us in your own words what you feel is most important', summaryNote)],
    toast: savedMessage,
    review: ['I want to sleep through the night.', 'And “walk” again — <b>slowly</b>.'],
  },
];
