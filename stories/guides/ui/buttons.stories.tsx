import { ActionIcon, Anchor, Button, Group, Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBell } from '@tabler/icons-react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { guide } from '../parts/component-guide.tsx';
import type { Row } from '../parts/state-matrix.tsx';

const meta: Meta = {
  title: 'Components/Buttons and links',
  component: Button,
  subcomponents: { ActionIcon, Anchor },
  tags: ['guide'],
};
export default meta;

const kinds = {
  First: { children: 'Save' },
  Second: { variant: 'default', children: 'Back' },
  Third: { variant: 'light', children: 'Add another' },
  Quiet: { variant: 'subtle', children: 'Not now' },
  'That cannot be undone': { color: 'red', children: 'Remove' },
} as const;

const buttons = Object.entries(kinds).map(
  ([name, kind]): Row => ({
    name,
    rest: <Button {...kind} />,
    disabled: <Button {...kind} disabled />,
    busy: <Button {...kind} loading />,
  }),
);

const bell = (
  <ActionIcon aria-label="Notifications">
    <IconBell aria-hidden size={20} stroke={1.75} />
  </ActionIcon>
);

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'A button does something, a link goes somewhere. There is one first button to a page or a dialog: the next thing that most people do there.',
    use: [
      'A button for what changes something: save, add, remove, retry.',
      'A link for what opens another page or place.',
    ],
    avoid: [
      'A button that only opens a page: take a link, which can be opened in a new tab.',
      'Two first buttons on one page: the second is a default button.',
    ],
    pairs: [
      {
        do: [<Button key="do">Remove physician</Button>, 'Say what happens, with its verb.'],
        dont: [<Button key="dont">OK</Button>, 'Agree to something that stands elsewhere.'],
      },
      {
        do: [
          <Group key="do">
            <Button variant="default">Back</Button>
            <Button>Next</Button>
          </Group>,
          'Have one first button.',
        ],
        dont: [
          <Group key="dont">
            <Button>Back</Button>
            <Button>Next</Button>
          </Group>,
          'Let two compete: nobody can tell which goes on.',
        ],
      },
      {
        do: [
          <Stack key="do" gap={0}>
            <Button loading>Save</Button>
          </Stack>,
          'Keep the words while it works. A second press is dropped.',
        ],
        dont: [
          <Button key="dont" disabled>
            Save
          </Button>,
          'Disable it without a word about why.',
        ],
      },
    ],
    states: [
      ...buttons,
      { name: 'Icon alone', rest: bell, disabled: <ActionIcon disabled {...bell.props} /> },
      { name: 'Link', rest: <Anchor href="#top">Your physicians</Anchor> },
    ],
    access: [
      'Every button is at least 44 px high, and as wide. Its words wrap on a narrow phone and are never cut.',
      'An icon alone has a name in aria-label, and stands alone only where it is known: bell, cross, eye.',
      'A busy button keeps its place and the focus; with less motion its wheel turns slowly instead of standing still.',
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    // The states keep to the advice: a busy button has the label that it has at rest.
    const buttons = [...canvasElement.querySelectorAll('button')];
    const listLabels = (isBusy: boolean) =>
      buttons
        .filter((button) => 'loading' in button.dataset === isBusy)
        .map(({ textContent }) => textContent);
    const labelsAtRest = listLabels(false);
    await expect(listLabels(true).filter((label) => !labelsAtRest.includes(label))).toEqual([]);

    const advice = within(canvas.getByRole('region', { name: 'Do and don’t' }));
    const [summary] = advice.getAllByText('Code');
    await userEvent.click(summary as HTMLElement);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(advice.getByRole('button', { name: /^Copy the code: Say what happens/ }));
    await expect(writeText).toHaveBeenCalledWith(
      `import { Button } from '@mantine/core';\n\n<Button>Remove physician</Button>`,
    );
    await expect(canvas.getByRole('table', { name: 'Properties of Button' })).toBeVisible();
  },
};
