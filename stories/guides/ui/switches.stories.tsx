import '@mantine/core/styles/Switch.layer.css';
import { Button, Checkbox, Switch } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Switches and checkboxes',
  component: Switch,
  subcomponents: { Checkbox },
  tags: ['guide'],
};
export default meta;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'A switch sets something that holds from now on, a checkbox is sent with the form around it. What is asked of a patient is a question of its own.',
    use: [
      'A switch for a setting that holds at once.',
      'A checkbox for one statement that is sent with its form.',
    ],
    avoid: [
      'For a question to a patient: it has a Yes and a No.',
      'A switch that needs a save button: take a checkbox.',
    ],
    pairs: [
      {
        do: [<Switch key="do" label="Two-factor authentication" defaultChecked />, 'Name what is on.'],
        dont: [<Switch key="dont" label="Turn two-factor on or off" />, 'Describe the switch.'],
      },
      {
        do: [<Checkbox key="do" label="Remember Me" />, 'Let a whole row be pressed.'],
        dont: [
          <Button key="dont" variant="default">
            Remember me: off
          </Button>,
          'Make a button of it, whose words are either what is or what will be.',
        ],
      },
    ],
    states: [
      {
        name: 'Switch',
        rest: <Switch label="Text me" />,
        chosen: <Switch label="Text me" defaultChecked />,
        disabled: <Switch label="Text me" disabled />,
      },
      {
        name: 'Checkbox',
        rest: <Checkbox label="Sleep" />,
        chosen: <Checkbox label="Sleep" defaultChecked />,
        disabled: <Checkbox label="Sleep" disabled />,
        wrong: <Checkbox label="Sleep" error="This field is required" />,
      },
      {
        name: 'Checkbox in a box',
        rest: <Checkbox data-boxed label="Sleep" />,
        chosen: <Checkbox data-boxed label="Sleep" defaultChecked />,
        disabled: <Checkbox data-boxed label="Sleep" disabled />,
        wrong: <Checkbox data-boxed label="Sleep" error />,
      },
    ],
    access: [
      'The whole row is the target, 44 px high, label and all.',
      'What is chosen is told by a mark and an edge too, never by color alone; so it stays in forced colors.',
    ],
  }),
};
