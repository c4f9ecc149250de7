import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoseAmount } from '#clinic/shoops/dose-amount.tsx';
import { RecommendationCard } from '#clinic/shoops/recommendation-card.tsx';
import { medicine, recommendationOf } from '#stories/shoops/samples.ts';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Shoop/Recommendation',
  component: RecommendationCard,
  subcomponents: { DoseAmount },
  tags: ['guide'],
};
export default meta;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'What a physician recommended at one time, as its patient reads it: what, how much, when, and how to take it.',
    use: ['Wherever a patient or a physician reads a Shoop that was sent.'],
    avoid: ['While a Shoop is written: that is its form.', 'For a list of medicines without doses.'],
    example: <RecommendationCard recommendation={recommendationOf(medicine())} titleOrder={3} />,
    pairs: [
      {
        do: [
          <DoseAmount key="do" dose={{ dose: 0.5, doseUnit: 'mg' }} />,
          'Lead with a nought, end with none, and keep number and unit on one line.',
        ],
        dont: [<Text key="dont">.50 mg</Text>, 'Write what has been read ten times too much elsewhere.'],
      },
      {
        do: [<Text key="do">Frequency 2 · Hourly</Text>, 'Keep the documents’ words.'],
        dont: [<Text key="dont">Every 30 minutes</Text>, 'Work out an interval that nobody recommended.'],
      },
    ],
    access: [
      'Between the name and the amount there is always the word “Dose”: “THC delta 8” and “2.5 mg” never run together.',
      'Each medicine is an article with its name.',
      'A unit that is not known is said, and stands in no sum.',
    ],
  }),
};
