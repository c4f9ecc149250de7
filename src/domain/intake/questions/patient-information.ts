import * as v from 'valibot';
import { messages } from '../../messages.ts';
import {
  bloodTypes,
  educationLevels,
  ethnicHeritage,
  genders,
  heightUnits,
  nameTitles,
  occupations,
  weightUnits,
} from '../../options/person.ts';
import { address } from '../../questions/address.ts';
import { bondTogether } from '../../questions/bonds.ts';
import { whenAnswer } from '../../questions/condition.ts';
import { birthDate, choice, digits, flags, phone } from '../../questions/kinds.ts';
import { ownName } from '../../questions/own-name.ts';
import { questionnaire } from '../../questions/questionnaire.ts';
import { convertHeight } from './height.ts';

const homeAddress = address({ name: 'zipCode', required: true });
const heightUnit = choice('heightUnit', 'Height unit', heightUnits, { showsButtons: true, blank: 'feet' });
const whenInFeet = whenAnswer(heightUnit, (unit) => unit !== 'cm');
const whenInCentimeters = whenAnswer(heightUnit, (unit) => unit === 'cm');
const inchesSchema = v.pipe(v.string(), v.regex(/^(0*(\d|1[01]))?$/, messages.inchesAtMostEleven));

const heights = [
  digits('heightFeet', 'Height, feet', { unit: 'ft', width: 'half', when: whenInFeet }),
  digits('heightInches', 'Height, inches', {
    unit: 'in',
    width: 'half',
    when: whenInFeet,
    wire: inchesSchema,
  }),
  digits('heightCM', 'Height', { unit: 'cm', width: 'half', when: whenInCentimeters }),
];
const prefix = choice('suffix', 'Prefix or suffix', nameTitles, { autoComplete: 'honorific-prefix' });
const weight = digits('weight', 'Weight', { width: 'half' });
const weightUnit = choice('weightUnit', 'Weight unit', weightUnits, { showsButtons: true, width: 'half' });

/** Questions of Patient Information (intake §2.1, §3, §5). */
export const patientInformation = questionnaire(
  [
    {
      title: 'Your name',
      summaryLabel: 'Name',
      questions: [prefix, ...ownName],
      joined: [{ of: [prefix, ...ownName], between: ' ', optional: [prefix] }],
    },
    {
      title: 'Work and education',
      questions: [
        choice('occupation', 'Occupation', occupations, { width: 'half' }),
        choice('education', 'Highest education', educationLevels, { width: 'half' }),
      ],
    },
    homeAddress.group,
    {
      title: 'Phone numbers',
      questions: [
        phone('homePhone', 'Home phone', messages.homePhone, { width: 'half', autoComplete: 'home tel' }),
        phone('phone', 'Cell phone', messages.phone, {
          required: true,
          width: 'half',
          autoComplete: 'mobile tel',
        }),
      ],
    },
    {
      title: 'About you',
      summaryLabel: 'Personal details',
      questions: [
        birthDate('dob', 'Date of birth', { width: 'half' }),
        choice('gender', 'Sex assigned at birth', genders, { width: 'half' }),
        flags('ethnicity', 'Ethnic heritage', ethnicHeritage, { hint: 'Choose all that apply.' }),
        choice('bloodGroup', 'Blood type', bloodTypes, { width: 'half' }),
      ],
    },
    {
      title: 'Height and weight',
      questions: [heightUnit, ...heights, weight, weightUnit],
      joined: [
        { isMeasurement: true, label: 'Height', of: heights, between: ' ', implied: [heightUnit] },
        { isMeasurement: true, label: 'Weight', of: [weight, weightUnit], between: ' ' },
      ],
    },
  ],
  [{ on: heightUnit, apply: convertHeight }, homeAddress.effect],
  [homeAddress.bond, bondTogether(heightUnit, ...heights), bondTogether(weight, weightUnit)],
);
