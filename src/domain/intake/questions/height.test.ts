import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../questions/question.ts';
import { convertHeight } from './height.ts';

const toCentimeters = (heightFeet: string, heightInches: string, heightCM = '') =>
  convertHeight({ heightUnit: 'cm', heightFeet, heightInches, heightCM });
const toFeet = (heightCM: string) =>
  convertHeight({ heightUnit: 'feet', heightFeet: '', heightInches: '', heightCM });

describe('switching the height unit converts the visible values (decision 33)', () => {
  it.each([
    ['5', '11', '180'],
    ['5', '', '152'],
    ['6', '0', '183'],
    [' 5 ', ' 4 ', '163'],
    ['0', '0', '0'],
  ])('%s ft %s in is %s cm', (feet, inches, centimeters) => {
    expect(toCentimeters(feet, inches)).toEqual({ heightCM: centimeters });
  });

  it.each([
    ['180', '5', '11'],
    ['183', '6', '0'],
    ['182', '6', '0'],
    ['0', '0', '0'],
  ])('%s cm is %s ft %s in', (centimeters, feet, inches) => {
    expect(toFeet(centimeters)).toEqual({ heightFeet: feet, heightInches: inches });
  });

  it.each(['', 'tall', '-5', '5.5', '1e2'])('leaves %j unchanged', (typed) => {
    expect(toFeet(typed)).toEqual({});
    expect(toCentimeters(typed, '3')).toEqual({});
  });
});

describe('switching to the other unit and back', () => {
  it('restores the entered values', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (centimeters) => {
        const typed = { heightUnit: 'feet', heightFeet: '', heightInches: '', heightCM: String(centimeters) };
        const shown = { ...typed, ...convertHeight(typed) };
        const back = { ...shown, heightUnit: 'cm' };
        expect({ ...back, ...convertHeight(back) }.heightCM).toBe(String(centimeters));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 11 }), (feet, inches) => {
        const heightCM = String(toCentimeters(String(feet), String(inches)).heightCM);
        expect(toFeet(heightCM)).toEqual({ heightFeet: String(feet), heightInches: String(inches) });
      }),
    );
  });

  const switched = (answers: Answers, heightUnit: string): Answers => {
    const now = { ...answers, heightUnit };
    return { ...now, ...convertHeight(now) };
  };

  it.each([
    { heightFeet: '5', heightInches: '', heightCM: '' },
    { heightFeet: '', heightInches: '11', heightCM: '' },
    { heightFeet: 'tall', heightInches: '', heightCM: '' },
    { heightFeet: '', heightInches: '', heightCM: '' },
  ])('restores %j', (typed) => {
    const back = switched(switched(typed, 'cm'), 'feet');
    expect(back).toMatchObject({ heightFeet: typed.heightFeet, heightInches: typed.heightInches });
  });

  it('restores no old value after the visible value was cleared', () => {
    const shown = switched({ heightFeet: '5', heightInches: '11', heightCM: '' }, 'cm');
    expect(switched({ ...shown, heightCM: '' }, 'feet')).toMatchObject({ heightFeet: '', heightInches: '' });
    const feet = switched(shown, 'feet');
    expect(switched({ ...feet, heightFeet: '', heightInches: '' }, 'cm').heightCM).toBe('');
    expect(switched({ ...feet, heightFeet: 'tall' }, 'cm').heightCM).toBe('');
  });

  it('converts again after the feet were edited', () => {
    expect(toCentimeters('5', '10', '181')).toEqual({ heightCM: '178' });
  });
});
