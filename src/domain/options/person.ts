import { plainOptions } from '../questions/option.ts';
import type { Option, OptionSource } from '../questions/question.ts';
import { findWord } from '../values/find-word.ts';
import { genderLabels } from './genders.ts';

/** Prefixes and suffixes of the intake (intake §9). The profile has another list (decision 49). */
export const nameTitles: Option[] = [
  ...plainOptions(['Ms', 'Miss', 'Mrs', 'Mr', 'Master']),
  { value: 'Fr', label: 'Fr (Father)' },
  { value: 'Dr', label: 'Dr (Doctor)' },
  { value: 'Atty', label: 'Atty (Attorny)' },
  { value: 'Prof', label: 'Prof (Professor)' },
  { value: 'Hon', label: 'Hon (Honourable)' },
  { value: 'Pres', label: 'Pres (President)' },
  { value: 'Gov', label: 'Gov (Governor)' },
  { value: 'Coach', label: 'Coach' },
  { value: 'ofc', label: 'ofc (Officer)' },
];

/** Profile titles: lower case, with `press`; not the intake's (accounts §9, decisions 4 and 49). */
export const profileTitles: Option[] = [
  { value: 'ms', label: 'Ms' },
  { value: 'miss', label: 'Miss' },
  { value: 'mrs', label: 'Mrs' },
  { value: 'mr', label: 'Mr' },
  { value: 'master', label: 'Master' },
  { value: 'fr', label: 'Fr (Father)' },
  { value: 'dr', label: 'Dr (Doctor)' },
  { value: 'atty', label: 'Atty (Attorney)' },
  { value: 'prof', label: 'Prof (Professor)' },
  { value: 'hon', label: 'Hon (Honorable)' },
  { value: 'press', label: 'Pres (President)' },
  { value: 'gov', label: 'Gov (Governor)' },
  { value: 'coach', label: 'Coach' },
  { value: 'ofc', label: 'Ofc (Officer)' },
];

/** Options for sex assigned at birth, and for gender (intake §3, accounts §9). */
export const genders = plainOptions(Object.values(genderLabels));

/** The documents name the first and the last four of 41; the others are assumed (decision 48). */
export const occupations = plainOptions([
  'Accounting/Finance',
  'Administrative/Clerical',
  'Advertising/Public Relations',
  'Aerospace/Aviation',
  'Agriculture/Forestry',
  'Architecture/Design',
  'Arts/Entertainment',
  'Automotive',
  'Banking',
  'Biotechnology/Pharmaceutical',
  'Caregiver/Homemaker',
  'Community/Social Services',
  'Construction/Trades',
  'Consulting',
  'Customer Service',
  'Education/Training',
  'Energy/Utilities',
  'Engineering',
  'Environmental Services',
  'Fitness/Recreation',
  'Food Service/Hospitality',
  'Government/Public Administration',
  'Healthcare',
  'Human Resources',
  'Insurance',
  'Law Enforcement/Security',
  'Legal',
  'Manufacturing/Production',
  'Marketing',
  'Media/Publishing',
  'Military',
  'Nonprofit/Religious',
  'Real Estate',
  'Retail/Sales',
  'Retired',
  'Science/Research',
  'Student',
  'Technology',
  'Telecommunications',
  'Transportation/Logistics',
  'Other',
]);

export const educationLevels = plainOptions([
  "Haven't graduated high school",
  'GED',
  'High school graduate',
  'First year of college',
  'Third year of college',
  'Fourth year of college',
  'Bachelors',
  'Masters',
  'Doctorate',
]);

export const bloodTypes: Option[] = [
  ...plainOptions(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']),
  { value: 'none', label: "I don't Know" },
];

/** Ethnic heritage. Keys are the contract's, labels are ours (intake §3). */
export const ethnicHeritage: Option[] = [
  { value: 'hispanic', label: 'Hispanic' },
  { value: 'black', label: 'Black or African American' },
  { value: 'latino', label: 'Latino' },
  { value: 'east', label: 'East Asian' },
  { value: 'south', label: 'South Asian' },
  { value: 'middle', label: 'Middle Eastern' },
  { value: 'native', label: 'Native American' },
  { value: 'other', label: 'Other' },
];

export const weightUnits = plainOptions(['Lbs', 'KG']);

export const heightUnits: Option<'feet' | 'cm'>[] = [
  { value: 'feet', label: 'Feet and inches' },
  { value: 'cm', label: 'Centimeters' },
];

/** Clinic's country: the first in the list, and the country of phone numbers. */
export const homeCountry = 'United States';

/** Countries by English name, the United States first (intake §2). */
export const countries: OptionSource = {
  name: 'countries',
  isLong: true,
  async load() {
    const { allCountries } = await import('country-region-data');
    const names = allCountries.map(([name]) => name);
    const homeCountryFirst = names.filter((name) => name === homeCountry);
    return plainOptions([...homeCountryFirst, ...names.filter((name) => name !== homeCountry)]);
  },
};

/** Returns the states or regions of the country answered in `on`. */
export function regionsOf(on: NonNullable<OptionSource['on']>): OptionSource {
  return {
    name: 'regions',
    on,
    isLong: true,
    async load(country) {
      const { allCountries } = await import('country-region-data');
      const names = allCountries.map(([name]) => name);
      const listedCountry = findWord(names, country);
      const regions = allCountries.find(([name]) => name === listedCountry)?.[2] ?? [];
      return plainOptions(regions.map(([name]) => name));
    },
  };
}
