import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import {
  choosing,
  choosingRadio,
  find,
  inRow,
  pickMonth,
  press,
  reveals,
  selecting,
  slide,
  tick,
  typingText,
  type UserAction,
} from '../answering.ts';

interface AnsweredSection {
  title: QuestionnaireSection['title'];
  acts: readonly UserAction[];
  toast: string;
  /** Texts that the review then shows. */
  review: readonly (string | RegExp)[];
}

/** The mock's message where the documents require the server's message. */
const serverWords = 'Your answers are saved';
const note = 'I want to sleep through the night.\n\nAnd “walk” again — <b>slowly</b>.';

/** Answers to each section after Diagnosis, for a patient without answers. */
export const answeredSections: readonly AnsweredSection[] = [
  {
    title: 'Treatment History',
    acts: [
      reveals(
        choosingRadio('Have you had any surgeries or treatments in the past?', 'Yes'),
        'Add another treatment',
      ),
      inRow(
        'Surgery or treatment 1',
        typingText('Surgery or treatment', 'Knee surgery'),
        pickMonth('When', 'March', '2019'),
      ),
      press('Add another treatment'),
      inRow('Surgery or treatment 2', typingText('Surgery or treatment', 'Physical therapy')),
    ],
    toast: serverWords,
    review: ['Yes', 'Knee surgery', 'March 2019', 'Physical therapy'],
  },
  {
    title: 'Medications & Supplements',
    acts: [
      inRow(
        'Medication 1',
        find('Name', 'ibup', 'Ibuprofen'),
        typingText('Dose', '400 mg'),
        typingText('Frequency', 'Twice a day'),
      ),
      reveals(choosingRadio('Are you allergic to any medication?', 'Yes'), 'Add another allergy'),
      inRow('Allergy 1', typingText('Medication', 'Penicillin')),
    ],
    toast: 'Medication & Supplements Information Update Successfully',
    review: ['Ibuprofen', '400 mg', 'Twice a day', 'Penicillin'],
  },
  {
    title: 'Family History',
    acts: [choosingRadio('Stroke', 'Yes'), choosingRadio('Lupus', 'Yes'), press('Mark the other 29 as No')],
    toast: serverWords,
    review: ['Stroke', 'Lupus'],
  },
  {
    title: 'Patient History',
    acts: [choosingRadio('Dizziness', 'Yes'), choosingRadio('Asthma', 'No')],
    toast: serverWords,
    review: ['Dizziness', 'Asthma'],
  },
  {
    title: 'Cannabis Use',
    acts: [
      reveals(choosing('Previous experience with cannabis', 'Currently use daily'), 'Tolerance'),
      choosing('Tolerance', 'Average tolerance'),
      reveals(tick('How do you use cannabis?', 'Another way'), 'Which other way?'),
      typingText('Which other way?', 'A patch'),
      reveals(choosingRadio('Do you have a favorite cultivar?', 'Yes'), 'Name of the cultivar'),
      typingText('Name of the cultivar', 'ACDC'),
      choosingRadio('Do you use cannabis to treat symptoms?', 'Yes'),
      reveals(choosingRadio('Are you under medical supervision for it?', 'Yes'), 'Treatment start date'),
      typingText('Treatment start date', '09-02-2024'),
      slide('How committed are you to your cannabis regimen?', 8),
      tick('What should treatment do for you?', 'Pain Relief'),
    ],
    toast: serverWords,
    review: ['Currently use daily', 'Average tolerance', 'A patch', 'ACDC', '09-02-2024', '8', 'Pain Relief'],
  },
  {
    title: 'Military Service',
    acts: [
      reveals(choosingRadio('Have you served in the military?', 'Yes'), 'Branch of service'),
      choosing('Branch of service', 'Air Force'),
      reveals(choosingRadio('Were you exposed to chemicals?', 'Yes'), 'Add another chemical'),
      inRow('Chemical 1', typingText('Chemical', 'Jet fuel')),
      reveals(choosingRadio('Were you in a war zone?', 'Yes'), 'Name of the war zone'),
      pickMonth('From', 'September', '1990'),
      reveals(choosingRadio('Do you have symptoms of PTSD?', 'Yes'), 'Intrusive memories'),
      tick('Avoidance', 'Avoiding places, people or activities'),
    ],
    toast: serverWords,
    review: ['Air Force', 'Jet fuel', 'September - 1990', 'Avoiding places, people or activities'],
  },
  {
    title: 'Nutrition',
    acts: [
      slide('How would you rate your diet?', 7),
      reveals(choosingRadio('Do you have dietary restrictions?', 'Yes'), 'Your dietary restrictions'),
      typingText('Your dietary restrictions', 'No grapefruit'),
      choosingRadio('Do you have food allergies?', 'Unsure'),
      inRow(
        'Week 1',
        choosingRadio('Breakfast', '6'),
        choosingRadio('Lunch', '5'),
        choosingRadio('Dinner', '0'),
      ),
      tick('How do you eat?', 'In the car'),
      choosingRadio('Do you consider yourself?', 'Just Right'),
      selecting('Water', 'More Than 5'),
    ],
    toast: 'Nutrition Updated Successfully',
    review: ['7', 'No grapefruit', 'Unsure', '6 days a week', 'In the car', 'Just Right', 'More Than 5'],
  },
  {
    title: 'Exercise',
    acts: [
      choosingRadio('How many days a week did you exercise in the past 3 months?', '1'),
      reveals(choosingRadio('Do you do cardiovascular exercise?', 'Yes'), 'Duration'),
      typingText('Type', 'Walking'),
      choosing('Intensity', 'Moderate'),
      choosingRadio('Do you do regular strength training?', 'No'),
    ],
    toast: 'Exercise Update Successfully',
    review: ['1 day a week', 'Walking', 'Moderate', 'No'],
  },
  {
    title: 'Summary',
    acts: [typingText('Please tell us in your own words what you feel is most important', note)],
    toast: serverWords,
    review: ['I want to sleep through the night.', 'And “walk” again — <b>slowly</b>.'],
  },
];
