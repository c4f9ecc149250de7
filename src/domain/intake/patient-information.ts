import { messages } from '../messages.ts';
import {
  bloodTypes,
  countries,
  educationLevels,
  ethnicHeritage,
  genders,
  heightUnits,
  nameTitles,
  occupations,
  regionsOf,
  weightUnits,
} from '../options/person.ts';
import { together } from '../questions/bonds.ts';
import { answered } from '../questions/condition.ts';
import { birthDate, choice, digits, flags, phone, text } from '../questions/kinds.ts';
import { questionnaire } from '../questions/questionnaire.ts';
import { convertHeight } from './height.ts';

const country = choice('country', 'Country', countries, { width: 'half', autoComplete: 'country-name' });
const state = choice('state', 'State or region', regionsOf(country), {
  width: 'half',
  autoComplete: 'address-level1',
});
const heightUnit = choice('heightUnit', 'Height unit', heightUnits, { open: true, blank: 'feet' });
const inFeet = answered(heightUnit, (unit) => unit !== 'cm');
const inCentimeters = answered(heightUnit, (unit) => unit === 'cm');
const inches = (value: string) =>
  /^\d+$/.test(value.trim()) && Number(value) <= 11 ? null : messages.inchesAtMostEleven;

const heights = [
  digits('heightFeet', 'Height, feet', { unit: 'ft', width: 'half', when: inFeet }),
  digits('heightInches', 'Height, inches', { unit: 'in', width: 'half', when: inFeet, rule: inches }),
  digits('heightCM', 'Height', { unit: 'cm', width: 'half', when: inCentimeters }),
];
const weight = digits('weight', 'Weight', { width: 'half' });
const weightUnit = choice('weightUnit', 'Weight unit', weightUnits, { open: true, width: 'half' });

/** intake §2.1, §3, §5. */
export const patientInformation = questionnaire(
  [
    {
      title: 'Your name',
      noted: 'Name',
      questions: [
        choice('suffix', 'Prefix or suffix', nameTitles, { autoComplete: 'honorific-prefix' }),
        text('firstName', 'First name', { required: true, width: 'half', autoComplete: 'given-name' }),
        text('lastName', 'Last name', { required: true, width: 'half', autoComplete: 'family-name' }),
      ],
    },
    {
      title: 'Work and education',
      questions: [
        choice('occupation', 'Occupation', occupations, { width: 'half' }),
        choice('education', 'Highest education', educationLevels, { width: 'half' }),
      ],
    },
    {
      title: 'Address',
      questions: [
        text('address', 'Address line 1', { autoComplete: 'address-line1' }),
        text('addressTwo', 'Address line 2', { autoComplete: 'address-line2' }),
        text('city', 'City', { width: 'half', autoComplete: 'address-level2' }),
        digits('zipCode', 'Zip or postal code', {
          required: true,
          width: 'half',
          autoComplete: 'postal-code',
        }),
        country,
        state,
      ],
    },
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
      noted: 'Personal details',
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
    },
  ],
  [
    { on: heightUnit, apply: convertHeight },
    { on: country, apply: () => ({ [state.name]: state.blank }) },
  ],
  [together(country, state), together(heightUnit, ...heights), together(weight, weightUnit)],
);
