import { Button, Group, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { militaryService } from '#domain/intake/questions/military-service.ts';
import { text } from '#domain/questions/kinds.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { OneInput } from '#stories/questionnaire/one-input.tsx';
import { StoryForm } from '#stories/questionnaire/story-form.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = { title: 'Components/Questions/Form', component: QuestionnaireForm, tags: ['guide'] };
export default meta;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'A questionnaire as its definition says it: what is asked, what follows from an answer, what stops it from being saved.',
    use: ['For every form whose answers are saved together: sections of the intake, profiles, check-ups.'],
    avoid: ['For a search or a filter, which change a list at once.', 'For one switch in the settings.'],
    types: ['Questionnaire', 'QuestionGroup'],
    example: (
      <StoryForm questionnaire={militaryService} title="Military Service" record={{ servedMilitary: true }} />
    ),
    pairs: [
      {
        do: [
          <Group key="do">
            <Button>Update</Button>
            <Text c="dimmed">Saves and opens Treatment History</Text>
          </Group>,
          'Say beside the button what it does beyond saving.',
        ],
        dont: [<Button key="dont">Submit</Button>, 'Submit.'],
      },
      {
        do: [
          <OneInput key="do" question={text('first', 'First name', { required: true })} />,
          'Mark what is required, and ask for nothing else than is needed.',
        ],
        dont: [
          <OneInput key="dont" question={text('first', 'First name (optional)')} />,
          'Mark what is not, which is nearly all.',
        ],
      },
    ],
    access: [
      'What follows from an answer stands right beneath it, indented, and is asked only then.',
      'What hides a question keeps its answer for when it comes back; it is not sent.',
      'Nothing typed is lost: not by a failed save, a closed tab or a session that ends.',
    ],
  }),
};
