import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import {
  ActionIcon,
  Button,
  Checkbox,
  Progress,
  Radio,
  SegmentedControl,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBell } from '@tabler/icons-react';
import { screen, userEvent } from 'storybook/test';
import { messages } from '#domain/messages.ts';
import { servings } from '#domain/options/lifestyle.ts';
import { genders } from '#domain/options/person.ts';
import { choice } from '#domain/questions/kinds.ts';
import { pastMonth } from '#domain/questions/month.ts';
import { slider } from '#domain/questions/slider.ts';
import { RememberMe } from '#features/accounts/remember-me.tsx';
import { Calendar } from '#questionnaire/inputs/calendar.tsx';
import { OneInput, States } from '#stories/questionnaire/one-input.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { PasswordChecklist } from '#ui/fields/password-checklist.tsx';
import { CountBadge } from '#ui/layout/count-badge.tsx';
import { Steps } from '#ui/layout/steps.tsx';
import { Entry, Feeling } from './answer-samples.tsx';
import { EDGE_PX, expectDifferent, expectEveryStateDistinct, StatesTable } from './control-states.tsx';

/**
 * Every control in every state in forced colors (a contrast theme of Windows). Backgrounds and
 * shadows are removed, so a selection needs another mark. Chromium emulates it under Rendering.
 */
const meta: Meta<typeof StatesTable> = {
  title: 'Foundations/Forced colors',
  component: StatesTable,
  parameters: { layout: 'fullscreen' },
  play: ({ canvasElement }) => expectEveryStateDistinct(canvasElement),
};
export default meta;
type Story = StoryObj<typeof StatesTable>;

const units = ['feet', 'cm'];
const days = slider('days', 'Days', { min: 0, max: 3 });
const cups = choice('cups', 'Cups', servings, { isCounted: true });
const rating = slider('rating', 'How well?', { min: 1, max: 10 });

/** Choices that are plain, selected, disabled or in error. */
export const Choices: Story = {
  tags: ['wcag-1.4.1'],
  args: {
    controls: [
      {
        control: 'Radio',
        plain: <Radio label="Yes" />,
        chosen: <Radio label="Yes" checked readOnly />,
        disabled: <Radio label="Yes" disabled />,
        'chosen and disabled': <Radio label="Yes" checked readOnly disabled />,
        'in error': <Radio label="Yes" error />,
      },
      {
        control: 'Checkbox',
        plain: <Checkbox label="Sleep" />,
        chosen: <Checkbox label="Sleep" checked readOnly />,
        disabled: <Checkbox label="Sleep" disabled />,
        'chosen and disabled': <Checkbox label="Sleep" checked readOnly disabled />,
        'in error': <Checkbox label="Sleep" error />,
      },
      {
        control: 'Checkbox in a box',
        plain: <Checkbox data-boxed label="Sleep" />,
        chosen: <Checkbox data-boxed label="Sleep" checked readOnly />,
        disabled: <Checkbox data-boxed label="Sleep" disabled />,
        'chosen and disabled': <Checkbox data-boxed label="Sleep" checked readOnly disabled />,
        'in error': <Checkbox data-boxed label="Sleep" error />,
      },
      {
        control: 'Switch',
        plain: <Switch label="Text me" />,
        chosen: <Switch label="Text me" checked readOnly />,
        disabled: <Switch label="Text me" disabled />,
        'chosen and disabled': <Switch label="Text me" checked readOnly disabled />,
      },
      {
        control: 'Segments',
        plain: <SegmentedControl aria-label="Unit" data={units} value="feet" />,
        chosen: <SegmentedControl aria-label="Unit" data={units} value="cm" />,
      },
      {
        control: 'Feeling',
        plain: <Feeling answer="" />,
        chosen: <Feeling answer="better" />,
      },
      { control: 'Entry of a long list', plain: <Entry answer={null} />, chosen: <Entry answer /> },
      {
        control: 'Remember me',
        plain: <RememberMe defaultChecked={false} />,
        chosen: <RememberMe defaultChecked />,
      },
    ],
  },
};

const ignorePick = () => undefined;

export const DaysOfCalendar: Story = {
  args: {
    controls: [
      {
        control: 'Day',
        plain: <Calendar answer="06-10-2024" onPick={ignorePick} />,
        chosen: <Calendar answer="06-11-2024" onPick={ignorePick} />,
        disabled: <Calendar answer="06-10-2024" onPick={ignorePick} isFromToday />,
      },
    ],
  },
};

const month = pastMonth('when', 'When', 'YYYY MMMM');

/** Numbers to select, and counts to step through. */
export const NumbersAndCounts: Story = {
  tags: ['wcag-1.4.1'],
  args: {
    controls: [
      {
        control: 'Numbers',
        plain: <OneInput question={days} />,
        chosen: <OneInput question={days} answer={2} />,
        disabled: <OneInput question={days} disabled />,
        'chosen and disabled': <OneInput question={days} answer={2} disabled />,
      },
      {
        control: 'Count',
        plain: <OneInput question={cups} answer="1" />,
        disabled: <OneInput question={cups} answer="1" disabled />,
      },
    ],
  },
};

/** Fields, sliders and buttons. */
export const FieldsAndButtons: Story = {
  tags: ['wcag-1.4.11'],
  args: {
    controls: [
      {
        control: 'Text',
        plain: <TextInput aria-label="Name" defaultValue="Maya" />,
        disabled: <TextInput aria-label="Name" defaultValue="Maya" disabled />,
        'in error': <TextInput aria-label="Name" defaultValue="Maya" error />,
      },
      {
        control: 'Long text',
        plain: <Textarea aria-label="Words" defaultValue="Well" />,
        disabled: <Textarea aria-label="Words" defaultValue="Well" disabled />,
        'in error': <Textarea aria-label="Words" defaultValue="Well" error />,
      },
      {
        control: 'Month',
        plain: <OneInput question={month} answer={{ month: '03', year: '2019' }} />,
        disabled: <OneInput question={month} answer={{ month: '03', year: '2019' }} disabled />,
      },
      {
        control: 'Slider',
        plain: <OneInput question={rating} answer={1} />,
        chosen: <OneInput question={rating} answer={9} />,
        disabled: <OneInput question={rating} answer={1} disabled />,
      },
      {
        control: 'File',
        plain: <FileDrop label="File" onFiles={() => undefined} />,
        disabled: <FileDrop label="File" onFiles={() => undefined} disabled />,
        'in error': <FileDrop label="File" onFiles={() => undefined} error={messages.required} />,
      },
      {
        control: 'First button',
        plain: <Button>Next</Button>,
        disabled: <Button disabled>Next</Button>,
        busy: <Button loading>Next</Button>,
      },
      {
        control: 'Second button',
        plain: <Button variant="default">Back</Button>,
        disabled: (
          <Button variant="default" disabled>
            Back
          </Button>
        ),
        busy: (
          <Button variant="default" loading>
            Back
          </Button>
        ),
      },
      {
        control: 'Quiet button',
        plain: <Button variant="subtle">Clear</Button>,
        disabled: (
          <Button variant="subtle" disabled>
            Clear
          </Button>
        ),
      },
      {
        control: 'Icon button',
        plain: (
          <ActionIcon aria-label="Bell">
            <IconBell aria-hidden />
          </ActionIcon>
        ),
        disabled: (
          <ActionIcon aria-label="Bell" disabled>
            <IconBell aria-hidden />
          </ActionIcon>
        ),
        chosen: (
          <CountBadge count={4}>
            <ActionIcon aria-label="Bell">
              <IconBell aria-hidden />
            </ActionIcon>
          </CountBadge>
        ),
      },
    ],
  },
};

const rules = [{ label: 'A digit', test: (password: string) => /\d/.test(password) }];

/** Indicators of progress. */
export const Progresses: Story = {
  tags: ['wcag-1.4.11'],
  args: {
    controls: [
      {
        control: 'Progress',
        plain: <Progress aria-label="Sections" value={0} />,
        chosen: <Progress aria-label="Sections" value={60} />,
      },
      {
        control: 'Point of a checklist',
        plain: <PasswordChecklist rules={rules} password="" />,
        chosen: <PasswordChecklist rules={rules} password="1" />,
      },
      {
        control: 'Steps',
        plain: <Steps label="Steps, at the first" titles={['You', 'Health', 'Papers']} current={1} />,
        chosen: <Steps label="Steps" titles={['You', 'Health', 'Papers']} current={2} />,
      },
    ],
  },
};

/** The option reached with the arrow keys stands out. */
export const OptionsOfMenu: Story = {
  render: () => (
    <States>
      <OneInput question={choice('gender', 'Sex assigned at birth', genders)} answer="Other" />
    </States>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    const option = (name: string) => screen.findByRole('option', { name });
    const [one, other] = [await option('Decline To Answer'), await option('Male')];
    await expectDifferent({ what: 'the option', one, other, columns: EDGE_PX });
  },
};
