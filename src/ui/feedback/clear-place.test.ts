import { expect, it } from 'vitest';
import { findClearTop } from './clear-place.ts';

const room = { top: 72, bottom: 832 };

it('is placed as low as possible', () => {
  expect(findClearTop(60, room, [])).toBe(772);
  expect(findClearTop(60, room, [{ top: 64, bottom: 160 }])).toBe(772);
});

it('is placed above elements at the bottom, or between two of them', () => {
  const update = { top: 760, bottom: 820 };
  expect(findClearTop(60, room, [update])).toBe(760 - 8 - 60);
  expect(findClearTop(60, room, [update, { top: 700, bottom: 720 }])).toBe(700 - 8 - 60);
  expect(findClearTop(60, room, [update, { top: 600, bottom: 680 }])).toBe(760 - 8 - 60);
});

it('is placed at the top if the rest is covered', () => {
  expect(findClearTop(60, room, [{ top: 140, bottom: 830 }])).toBe(72);
});

it('covers as little as possible if nothing is free, and never leaves the room', () => {
  const full = [
    { top: 60, bottom: 700 },
    { top: 740, bottom: 900 },
  ];
  expect(findClearTop(60, room, full)).toBe(700 + 8);
  expect(findClearTop(900, room, full)).toBe(72);
});
