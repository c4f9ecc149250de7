import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = { title: 'Components/Confirm dialog', component: ConfirmDialog, tags: ['guide'] };
export default meta;

function Example() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        Remove physician
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title="Remove this physician?"
        confirmLabel="Remove physician"
        danger
        onConfirm={() => Promise.resolve()}
      >
        Dr. Ana Ruiz will no longer see your health record.
      </ConfirmDialog>
    </>
  );
}

const pair = (no: string, yes: string, color?: 'red') => (
  <Group>
    <Button variant="default">{no}</Button>
    <Button color={color}>{yes}</Button>
  </Group>
);

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'Asks before something that cannot be taken back, and before nothing else: whoever is asked too often stops reading.',
    use: ['Before something that cannot be undone: removing, sending, discarding what was typed.'],
    avoid: [
      'Before a save or anything that can be undone: do it, and say so in a toast.',
      'For a form: that is a page or a dialog of its own.',
    ],
    example: <Example />,
    pairs: [
      {
        do: [
          pair('Cancel', 'Remove physician', 'red'),
          'Repeat the deed on the button. Red is for what cannot be undone.',
        ],
        dont: [pair('No', 'Yes'), 'Make people read the question again to know what yes means.'],
      },
      {
        do: [pair('Keep editing', 'Leave'), 'Leave red away where nothing is lost: a draft is kept.'],
        dont: [pair('Cancel', 'Leave', 'red'), 'Frighten where nothing happens.'],
      },
    ],
    access: [
      'Focus starts on the safe button, so that a hasty Enter does no harm, and goes back to where it came from.',
      'While it works nothing closes it; when it fails the dialog says why and stays.',
      'Escape, the cross and Cancel do the same.',
    ],
  }),
};
