import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RecommendationCard } from '#clinic/shoops/recommendation-card.tsx';
import { atTimes, cream, delta8, hourly, medicine, recommendationOf } from './samples.ts';

/** Recommendation as the patient sees it on the dashboard, in Dosing History and in the preview. */
const meta: Meta<typeof RecommendationCard> = {
  title: 'Components/Shoop/Recommendation',
  component: RecommendationCard,
  args: { titleOrder: 2 },
};
export default meta;
type Story = StoryObj<typeof RecommendationCard>;

/** Returns the text of an element in reading order, with plain spaces. */
const readText = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

export const OneMedicine: Story = {
  args: { recommendation: recommendationOf(medicine()), isEarlier: false, showsAdminNotes: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Recommended on 11-20-2026' })).toBeVisible();
    const article = canvas.getByRole('article', { name: 'CBD (cannabidiol)' });
    const articleQueries = within(article);
    await expect(readText(article)).toMatch(
      /^CBD \(cannabidiol\)MorningDose 5 mgAfternoonNothingEveningDose 15 mg/,
    );
    await expect(articleQueries.getByText('20 mg a day')).toBeVisible();
    await expect(articleQueries.getByText(/^Put it under the tongue/)).toHaveTextContent('(Sublingual)');
    await expect(articleQueries.getByText('Myrcene; Linalool')).toBeVisible();
    await expect(canvas.getByText('Newest')).toBeVisible();
    await expect(canvas.getByText('Admin not entered notes yet')).toBeVisible();
  },
};

/** The sender's day may differ from the user's, so the date has a time and a time zone. */
export const DayInOtherTimeZone: Story = {
  args: { recommendation: { ...recommendationOf(medicine()), createdAt: '2026-11-20T06:30:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(
      /^\d\d-\d\d-\d{4}, \d{1,2}:30 [AP]M (?:[A-Z]{2,5}|GMT[+-]\d)/,
    );
  },
};

/** The word "Dose" separates "THC delta 8" from "2.5 mg", which would read as "82.5". */
export const ThreeMedicines: Story = {
  args: { recommendation: recommendationOf(medicine(), delta8, cream), showsAdminNotes: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article', { name: /^(CBD|THC)/ })).toHaveLength(3);
    const article = canvas.getByRole('article', { name: 'THC delta 8' });
    await expect(readText(article)).toMatch(/^THC delta 8.*Dose 2\.5 mg/);
    await expect(readText(article)).not.toMatch(/THC delta 8\s*2/);
    await expect(within(article).getByText('Dosage notes not entered yet')).toBeVisible();
    // The note is shown once because it applies to all medicines.
    await expect(canvas.getAllByText('Admin not entered notes yet')).toHaveLength(1);
  },
};

/** Several medicines start with an overview of the day, which refers to those without a time. */
export const WholeDay: Story = {
  args: { recommendation: recommendationOf(medicine(), delta8, hourly), showsWholeDay: true },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('heading', { name: 'Your day: 3 medicines' }).parentElement;
    await expect(readText(day as HTMLElement)).toBe(
      'Your day: 3 medicinesMorningCBD (cannabidiol)Dose 5 mg' +
        'EveningCBD (cannabidiol)Dose 15 mgTHC delta 8Dose 2.5 mgFrequency 2 · HourlyTHC delta 9see belowEach medicine, with how to take it:',
    );
  },
};

export const WholeDayOnASmallPhone: Story = {
  ...WholeDay,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
};

/** A note of one medicine is shown at that medicine. */
export const AdminNotesOfEach: Story = {
  args: {
    recommendation: recommendationOf(medicine({ adminNotes: 'Shake the bottle well.' }), delta8),
    showsAdminNotes: true,
  },
  play: async ({ canvas }) => {
    const shaken = within(canvas.getByRole('article', { name: 'CBD (cannabidiol)' }));
    await expect(shaken.getByText('Shake the bottle well.')).toBeVisible();
    await expect(canvas.getAllByText('Admin not entered notes yet')).toHaveLength(1);
  },
};

/** The documented text, and never an interval (decision 70). */
export const HourlyMedicine: Story = {
  args: { recommendation: recommendationOf(hourly) },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article', { name: 'THC delta 9' });
    await expect(within(article).getByText('Frequency 2 · Hourly')).toBeVisible();
    await expect(readText(article)).toMatch(/Target daily dose10 mg/);
    await expect(readText(article)).not.toMatch(/every|each hour|times an hour/i);
  },
};

export const TwoDosesAtOneTime: Story = {
  args: {
    recommendation: recommendationOf(
      medicine({
        dailyDose: 7.5,
        doses: [
          { dose: 2.5, doseUnit: 'mg', doseTime: 'Morning' },
          { dose: 5, doseUnit: 'mg', doseTime: 'Morning' },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(readText(canvas.getByRole('article', { name: /^CBD/ }))).toMatch(
      /MorningDose 2\.5 mgand Dose 5 mgAfternoon/,
    );
  },
};

export const WithoutATime: Story = {
  args: {
    recommendation: recommendationOf(medicine({ doses: [...atTimes(5), ...atTimes(null, null, null, 15)] })),
  },
  play: async ({ canvas }) => {
    await expect(readText(canvas.getByRole('article', { name: /^CBD/ }))).toMatch(/No time givenDose 15 mg/);
    await expect(canvas.getByText('Please ask before you take it')).toBeVisible();
  },
};

/** An unknown unit is not read as milligrams and is in no sum. */
export const UnknownUnit: Story = {
  args: {
    recommendation: recommendationOf(
      medicine({ doses: [...atTimes(5), { dose: 15, doseUnit: 'drops', doseTime: 'Evening' }] }),
    ),
  },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article', { name: /^CBD/ });
    await expect(readText(article)).toContain('Dose 15 drops');
    await expect(readText(article)).not.toMatch(/a day/);
    await expect(canvas.getByText('The unit of a dose is not known.')).toBeVisible();
  },
};

export const SumDiffersFromTarget: Story = {
  args: { recommendation: recommendationOf(medicine({ dailyDose: 30 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The doses add up to 20 mg, and the target is 30 mg/)).toBeVisible();
  },
};

const longWord = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(6).slice(0, 255);

/** Texts of other users are plain text, keep their direction and do not widen the page. */
export const HostileTexts: Story = {
  args: {
    recommendation: recommendationOf(
      medicine({
        targetCannabinoid: `<img src=x onerror="alert(1)">${longWord}`,
        ingestionMethod: '\u202etset\u202e',
        note: `<b>Ten</b> tablets\n\nمرتين في اليوم مع الطعام\n${longWord}`,
        terpenes: [longWord, 'לבנדר'],
        doses: [
          { dose: 1234.25, doseUnit: 'g', doseTime: 'Morning' },
          { dose: 3, doseUnit: longWord, doseTime: longWord },
        ],
      }),
    ),
    isEarlier: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, b')).toBeNull();
    await expect(canvas.getByText('1,234,250 mg')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = {
  ...ThreeMedicines,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
