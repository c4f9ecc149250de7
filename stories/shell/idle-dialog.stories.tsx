import { Modal } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import IdleDialog, { type IdleDialogProps } from '#app/idle-dialog.tsx';
import { useReportUnsavedWork } from '#ui/leaving/use-report-unsaved-work.ts';

/** Dialog in the last minute before an idle logout (decision 14). */
const meta: Meta<typeof IdleDialog> = {
  title: 'Flows/Session/Idle countdown',
  component: IdleDialog,
  parameters: { layout: 'fullscreen' },
  args: { seconds: 60, onStay: fn(), onLogOut: fn() },
  decorators: [
    (Story) => (
      <main>
        <h1>A page</h1>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof IdleDialog>;

export const AMinuteLeft: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('timer')).toHaveTextContent('60 seconds');
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

const unsavedTitles = ['Contacts'];

/** Renders the dialog on a page with an unsaved section. */
function DialogWithUnsavedWork(props: IdleDialogProps) {
  useReportUnsavedWork(unsavedTitles, () => true);
  return <IdleDialog {...props} />;
}

/** “Log out” discards unsaved changes, so the dialog names them (decision 59). */
export const UnsavedChangesNamed: Story = {
  render: (args) => <DialogWithUnsavedWork {...args} />,
  play: async () => {
    // Other stories run in other tabs at the same time, and may have unsaved answers.
    const text = /^Not saved on this page: Contacts\..* To save it, stay signed in\.$/;
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  },
};

/** Renders the dialog above one that a page has opened. */
function DialogOverAnother() {
  const [isIdle, setIdle] = useState(true);
  const [opened, setOpened] = useState(true);
  return (
    <>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Another question">
        Is this still here?
      </Modal>
      {isIdle && <IdleDialog seconds={60} onStay={() => setIdle(false)} onLogOut={fn()} />}
    </>
  );
}

/** Escape closes this dialog only, not the dialog below it. */
export const AboveAnotherDialog: Story = {
  render: () => <DialogOverAnother />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Are you still there?')).toBeNull());
    // A dialog takes less time to close.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.getByText('Another question')).toBeVisible();
  },
};

/** Screen readers announce 60, 30 and 10 seconds only. */
export const ASecondLeft: Story = {
  args: { seconds: 1 },
  play: async ({ args }) => {
    await expect(await screen.findByRole('timer')).toHaveTextContent('1 second');
    await expect(screen.getByText('10 seconds left')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
