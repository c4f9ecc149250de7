import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertHeight } from './height.ts';

const toCentimeters = (heightFeet: string, heightInches: string, heightCM = '') =>
  convertHeight({ heightUnit: 'cm', heightFeet, heightInches, heightCM });
const toFeet = (heightCM: string) =>
  convertHeight({ heightUnit: 'feet', heightFeet: '', heightInches: '', heightCM });

describe('switching the height unit converts what is shown (decision 33)', () => {
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

  it.each(['', 'tall', '-5', '5.5', '1e2'])('leaves %j as it was typed', (typed) => {
    expect(toFeet(typed)).toEqual({});
    expect(toCentimeters(typed, '3')).toEqual({});
  });

  it('gives back what was typed when it is switched there and back', () => {
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

  it('converts again after the feet were edited', () => {
    expect(toCentimeters('5', '10', '181')).toEqual({ heightCM: '178' });
  });
});
