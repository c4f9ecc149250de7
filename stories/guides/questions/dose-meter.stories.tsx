import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoseMeter } from '#features/shoops/form/doses/dose-meter.tsx';
import { AnswerFormContext } from '#questionnaire/answer-form.ts';
import { createFixedForm } from '#stories/foundations/answer-samples.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = { title: 'Components/Shoop/Dose meter', component: DoseMeter, tags: ['guide'] };
export default meta;

/** Creates a medicine with a target of 20 mg a day and the entered doses. */
const aiming = (...doses: string[]) => ({
  dailyDose: '20',
  dailyDoseUnit: 'mg',
  doses: doses.map((dose) => ({ dose, doseUnit: 'mg' })),
});

/** Renders the meter of a form whose only medicine this is. */
const meter = (id: string, medicine: object) => (
  <AnswerFormContext value={createFixedForm(medicine, { shoop: [medicine] })}>
    <DoseMeter path="shoop.0" id={id} />
  </AnswerFormContext>
);

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'How much of a day’s target is left while a physician types the doses of it. Counted in hundredths of a milligram: 0.1 and 0.2 are 0.3.',
    use: ['In the form of a Shoop, above the doses that are counted against a target.'],
    avoid: ['Where doses are only read: the recommendation shows them.'],
    pairs: [
      {
        do: [
          meter('do', aiming('7.5', '10')),
          'Say what is left: it is the next number that somebody types.',
        ],
        dont: [<Text key="dont">87.5 %</Text>, 'Give a share, which nobody doses by.'],
      },
    ],
    states: [
      { name: 'No target yet', isStatic: true, rest: meter('none', { ...aiming(), dailyDose: '' }) },
      { name: 'Some left', isStatic: true, rest: meter('left', aiming('5')) },
      { name: 'Even', isStatic: true, rest: meter('even', aiming('5', '15')) },
      { name: 'Too much', isStatic: true, rest: meter('over', aiming('15', '15')) },
    ],
    access: [
      'It is read with the group of doses, and never speaks up by itself.',
      'The words say it; the bar is decoration.',
      'A unit that nobody knows is never read as milligrams.',
    ],
  }),
};
