import { expect, it } from 'vitest';
import { cancerStages } from './cancer-stages.ts';
import { objectives } from './cannabis.ts';
import {
  bloodTypes,
  educationLevels,
  ethnicHeritage,
  genders,
  heightUnits,
  nameTitles,
  occupations,
  weightUnits,
} from './person.ts';

const listed = (options: readonly { value: string; label: string }[]) =>
  options.map(({ value, label }) => (value === label ? value : `${value}=${label}`)).join(', ');

it('has the documented values and labels, misspelt ones included (intake §3, §9)', () => {
  expect(listed(nameTitles)).toBe(
    'Ms, Miss, Mrs, Mr, Master, Fr=Fr (Father), Dr=Dr (Doctor), Atty=Atty (Attorny), Prof=Prof (Professor), ' +
      'Hon=Hon (Honourable), Pres=Pres (President), Gov=Gov (Governor), Coach, ofc=ofc (Officer)',
  );
  expect(listed(educationLevels)).toBe(
    "Haven't graduated high school, GED, High school graduate, First year of college, Third year of college, " +
      'Fourth year of college, Bachelors, Masters, Doctorate',
  );
  expect(listed(bloodTypes)).toBe("A+, A-, B+, B-, AB+, AB-, O+, O-, none=I don't Know");
  expect(listed(genders)).toBe('Male, Female, Other, Decline To Answer');
  expect(listed(weightUnits)).toBe('Lbs, KG');
  expect(heightUnits.map(({ value }) => value)).toEqual(['feet', 'cm']);
  expect(cancerStages.map(({ value }) => value)).toEqual(['stage0', 'stage1', 'stage2', 'stage3', 'stage4']);
  expect(ethnicHeritage.map(({ value }) => value).join(' ')).toBe(
    'hispanic black latino east south middle native other',
  );
  expect(objectives.map(({ value }) => value).join(' ')).toBe(
    'antiCancerTherapy manageSideEffectsofChemo painRelief mentalHealth pharmaceuticalReplacement seizureControl other',
  );
});

it('has 41 occupations, with the documented ones in place (decision 48)', () => {
  const values = occupations.map(({ value }) => value);
  expect(new Set(values).size).toBe(41);
  expect(values[0]).toBe('Accounting/Finance');
  expect(values.slice(-4)).toEqual(['Technology', 'Telecommunications', 'Transportation/Logistics', 'Other']);
});
