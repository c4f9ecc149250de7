import * as v from 'valibot';
import { expect, it } from 'vitest';
import { slider, sliderText } from './slider.ts';

const rating = slider('rating', 'Rating', { min: 1, max: 10, ends: ['Poor', 'Excellent'] });
const days = slider('days', 'Days', { min: 0, max: 7, unit: ['day a week', 'days a week'] });

it('is unset until touched, and its minimum is sent then (intake §9, decision 60)', () => {
  expect([rating.blank, days.blank]).toEqual([null, null]);
  expect([rating.encode(null), days.encode(null)]).toEqual([{ rating: 1 }, { days: 0 }]);
  expect(sliderText(rating, null)).toBe('Not set yet: 1 is saved');
  expect(sliderText(days, null, false)).toBe('Not set yet');
});

it.each([
  [5, 5],
  ['5', 5],
  [0, 1],
  [-3, 1],
  [99, 10],
  [5.5, null],
  ['many', null],
  [null, null],
  [undefined, null],
])('decodes %j as %j', (stored, answer) => {
  expect(rating.decode({ rating: stored })).toBe(answer);
});

it('accepts only whole numbers within its range in a body', () => {
  const body = v.object(rating.entries);
  expect(rating.encode(10)).toEqual({ rating: 10 });
  expect([1, 10].every((value) => v.is(body, { rating: value }))).toBe(true);
  expect([0, 11, 5.5, '5', null].some((value) => v.is(body, { rating: value }))).toBe(false);
});

it('describes its value with the unit, or as a position on the scale', () => {
  expect([0, 1, 3].map((value) => sliderText(days, value))).toEqual([
    '0 days a week',
    '1 day a week',
    '3 days a week',
  ]);
  expect(sliderText(rating, 7)).toBe('7 of 10');
});
