import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cannabinoidName, cannabinoids } from '#domain/shoops/medicine/cannabinoids.ts';
import { recommendationsOf } from '#domain/shoops/recommendations.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { RecommendationCard } from './recommendation-card.tsx';

const dose = { dose: 2.5, doseUnit: 'mg', doseTime: 'Evening' };
/** Medicines that differ in the amount that follows the cannabinoid's name. */
const amountVariants: readonly Partial<Shoop>[] = [
  { doses: [dose] },
  { doses: [dose, dose] },
  { doses: [{ ...dose, doseTime: '' }] },
  { doses: [{ ...dose, doseUnit: 'mcg' }] },
  { doses: [], frequencyUnit: 'Hourly', frequency: 2 },
  { doses: [] },
  { doses: [], dailyDose: 5, dailyDoseUnit: '' },
];

const medicine = (id: string, changes: Partial<Shoop>): Shoop => ({
  id,
  userId: 'patient',
  isReady: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  targetCannabinoid: 'CBD',
  terpenes: [],
  dailyDose: 2.5,
  dailyDoseUnit: 'mg',
  frequency: 1,
  frequencyUnit: 'Daily',
  ingestionMethod: '',
  note: '',
  adminNotes: '',
  doses: [],
  ...changes,
});

/** Returns the text in reading order, with a blank between the parts of a line. */
function readingText(root: Node): string {
  if (root.nodeType === Node.TEXT_NODE) return root.textContent ?? '';
  return [...root.childNodes].map(readingText).join(' ');
}

it.each(cannabinoids.map(({ value }) => value))(
  'Separates %s from each amount with the word Dose, because “8 2.5 mg” was read as “82.5 mg”',
  (name) => {
    for (const variant of amountVariants) {
      // Both have one moment, so they are one recommendation.
      const shoops = [0, 1].map((index) => medicine(`${index}`, { targetCannabinoid: name, ...variant }));
      const [recommendation] = recommendationsOf(shoops);
      if (!recommendation) throw new Error('Nothing is recommended');
      const { container } = render(
        <MantineProvider env="test">
          <RecommendationCard recommendation={recommendation} showsAdminNotes />
        </MantineProvider>,
      );
      const [, ...textAfterNames] = readingText(container).split(cannabinoidName(name));
      // The name is rendered once for each of the two medicines.
      expect(textAfterNames).toHaveLength(2);
      for (const textAfterName of textAfterNames) {
        const [textBeforeAmount = ''] = textAfterName.split(/\d[\d.,]*\s*(?:mg|mcg|\(no unit\))/);
        expect(textBeforeAmount).toMatch(/\bdose\b/i);
      }
      cleanup();
    }
  },
);
