import { expect, it } from 'vitest';
import { findClearTop } from './clear-place.ts';

const room = { top: 72, bottom: 832 };

it('places an overlay as low as possible', () => {
  expect(findClearTop(60, room, [])).toBe(772);
  expect(findClearTop(60, room, [{ top: 64, bottom: 160 }])).toBe(772);
});

it('places an overlay above elements at the bottom, or between two of them', () => {
  const updateButton = { top: 760, bottom: 820 };
  // 8 px is the gap between an overlay and an element, 60 px the height of the overlay.
  expect(findClearTop(60, room, [updateButton])).toBe(760 - 8 - 60);
  expect(findClearTop(60, room, [updateButton, { top: 700, bottom: 720 }])).toBe(700 - 8 - 60);
  expect(findClearTop(60, room, [updateButton, { top: 600, bottom: 680 }])).toBe(760 - 8 - 60);
});

it('places an overlay at the top if the rest is covered', () => {
  expect(findClearTop(60, room, [{ top: 140, bottom: 830 }])).toBe(72);
});

it('covers as little as possible if nothing is free, and stays within the room', () => {
  const coveringElements = [
    { top: 60, bottom: 700 },
    { top: 740, bottom: 900 },
  ];
  expect(findClearTop(60, room, coveringElements)).toBe(700 + 8);
  expect(findClearTop(900, room, coveringElements)).toBe(72);
});
