import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveFrame, scaleFrame } from './crop-frame.ts';

/** Any share of a length, from none to all of it. */
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
/** Any frame within a picture, in shares of the picture (%). */
const anyFrame = fc
  .tuple(
    anyShare,
    anyShare,
    fc.double({ min: 0.1, max: 1, noNaN: true }),
    fc.double({ min: 0.1, max: 1, noNaN: true }),
  )
  .map(([left, top, wide, high]) => {
    const [width, height] = [wide * 100, high * 100];
    return { unit: '%' as const, x: left * (100 - width), y: top * (100 - height), width, height };
  });

/** Returns true if a frame is within the picture, apart from rounding errors. */
const isWithinPicture = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  x >= -1e-9 && y >= -1e-9 && x + width <= 100 + 1e-9 && y + height <= 100 + 1e-9;

it('moves by the given shares and stops at the edges', () => {
  const start = { unit: '%' as const, x: 10, y: 20, width: 50, height: 40 };
  expect(moveFrame(start, 5, -5)).toMatchObject({ x: 15, y: 15, width: 50, height: 40 });
  expect(moveFrame(start, 99, 99)).toMatchObject({ x: 50, y: 60 });
});

it('scales around the center and keeps the ratio', () => {
  const start = { unit: '%' as const, x: 25, y: 30, width: 50, height: 40 };
  expect(scaleFrame(start, 0.5, 10)).toMatchObject({ x: 37.5, y: 40, width: 25, height: 20 });
  expect(scaleFrame(start, 0.01, 10)).toMatchObject({ width: 10, height: 8 });
  expect(scaleFrame(start, 9, 10)).toMatchObject({ x: 0, width: 100, height: 80 });
});

it('never leaves the picture and never changes the ratio', () => {
  const amount = fc.double({ min: -200, max: 200, noNaN: true });
  const factor = fc.double({ min: 0.01, max: 20, noNaN: true });
  fc.assert(
    fc.property(anyFrame, amount, amount, factor, (start, right, down, by) => {
      const scaled = scaleFrame(moveFrame(start, right, down), by, 5);
      expect(isWithinPicture(scaled)).toBe(true);
      expect(scaled.width / scaled.height).toBeCloseTo(start.width / start.height);
    }),
  );
});
