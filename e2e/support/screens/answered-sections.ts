import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import {
  type Act,
  choosing,
  find,
  inRow,
  pickMonth,
  press,
  reveals,
  say,
  selecting,
  slide,
  tick,
  write,
} from '../answering.ts';

interface AnsweredSection {
  title: QuestionnaireSection['title'];
  acts: readonly Act[];
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
      reveals(say('Have you had any surgeries or treatments in the past?', 'Yes'), 'Add another treatment'),
      inRow(
        'Surgery or treatment 1',
        write('Surgery or treatment', 'Knee surgery'),
        pickMonth('When', 'March', '2019'),
      ),
      press('Add another treatment'),
      inRow('Surgery or treatment 2', write('Surgery or treatment', 'Physical therapy')),
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
        write('Dose', '400 mg'),
        write('Frequency', 'Twice a day'),
      ),
      reveals(say('Are you allergic to any medication?', 'Yes'), 'Add another allergy'),
      inRow('Allergy 1', write('Medication', 'Penicillin')),
    ],
    toast: 'Medication & Supplements Information Update Successfully',
    review: ['Ibuprofen', '400 mg', 'Twice a day', 'Penicillin'],
  },
  {
    title: 'Family History',
    acts: [say('Stroke', 'Yes'), say('Lupus', 'Yes'), press('Mark the other 29 as No')],
    toast: serverWords,
    review: ['Stroke', 'Lupus'],
  },
  {
    title: 'Patient History',
    acts: [say('Dizziness', 'Yes'), say('Asthma', 'No')],
    toast: serverWords,
    review: ['Dizziness', 'Asthma'],
  },
  {
    title: 'Cannabis Use',
    acts: [
      reveals(choosing('Previous experience with cannabis', 'Currently use daily'), 'Tolerance'),
      choosing('Tolerance', 'Average tolerance'),
      reveals(tick('How do you use cannabis?', 'Another way'), 'Which other way?'),
      write('Which other way?', 'A patch'),
      reveals(say('Do you have a favorite cultivar?', 'Yes'), 'Name of the cultivar'),
      write('Name of the cultivar', 'ACDC'),
      say('Do you use cannabis to treat symptoms?', 'Yes'),
      reveals(say('Are you under medical supervision for it?', 'Yes'), 'Treatment start date'),
      write('Treatment start date', '09-02-2024'),
      slide('How committed are you to your cannabis regimen?', 8),
      tick('What should treatment do for you?', 'Pain Relief'),
    ],
    toast: serverWords,
    review: ['Currently use daily', 'Average tolerance', 'A patch', 'ACDC', '09-02-2024', '8', 'Pain Relief'],
  },
  {
    title: 'Military Service',
    acts: [
      reveals(say('Have you served in the military?', 'Yes'), 'Branch of service'),
      choosing('Branch of service', 'Air Force'),
      reveals(say('Were you exposed to chemicals?', 'Yes'), 'Add another chemical'),
      inRow('Chemical 1', write('Chemical', 'Jet fuel')),
      reveals(say('Were you in a war zone?', 'Yes'), 'Name of the war zone'),
      pickMonth('From', 'September', '1990'),
      reveals(say('Do you have symptoms of PTSD?', 'Yes'), 'Intrusive memories'),
      tick('Avoidance', 'Avoiding places, people or activities'),
    ],
    toast: serverWords,
    review: ['Air Force', 'Jet fuel', 'September - 1990', 'Avoiding places, people or activities'],
  },
  {
    title: 'Nutrition',
    acts: [
      slide('How would you rate your diet?', 7),
      reveals(say('Do you have dietary restrictions?', 'Yes'), 'Your dietary restrictions'),
      write('Your dietary restrictions', 'No grapefruit'),
      say('Do you have food allergies?', 'Unsure'),
      inRow('Week 1', say('Breakfast', '6'), say('Lunch', '5'), say('Dinner', '0')),
      tick('How do you eat?', 'In the car'),
      say('Do you consider yourself?', 'Just Right'),
      selecting('Water', 'More Than 5'),
    ],
    toast: 'Nutrition Updated Successfully',
    review: ['7', 'No grapefruit', 'Unsure', '6 days a week', 'In the car', 'Just Right', 'More Than 5'],
  },
  {
    title: 'Exercise',
    acts: [
      say('How many days a week did you exercise in the past 3 months?', '1'),
      reveals(say('Do you do cardiovascular exercise?', 'Yes'), 'Duration'),
      write('Type', 'Walking'),
      choosing('Intensity', 'Moderate'),
      say('Do you do regular strength training?', 'No'),
    ],
    toast: 'Exercise Update Successfully',
    review: ['1 day a week', 'Walking', 'Moderate', 'No'],
  },
  {
    title: 'Summary',
    acts: [write('Please tell us in your own words what you feel is most important', note)],
    toast: serverWords,
    review: ['I want to sleep through the night.', 'And “walk” again — <b>slowly</b>.'],
  },
];
