import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Brand } from '#ui/brand/brand.tsx';
import { ColorSchemeToggle } from '#ui/layout/color-scheme-toggle.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';

const meta: Meta = { title: 'Components/Brand and frame' };
export default meta;

export const Wordmark: StoryObj = {
  render: () => (
    <Stack>
      <Brand />
      <Brand size="lg" />
      <Brand compact />
    </Stack>
  ),
};

export const Appearance: StoryObj = {
  render: () => <ColorSchemeToggle />,
  play: ({ canvas }) => expect(canvas.getByRole('group', { name: 'Appearance' })).toBeVisible(),
};

/** The link shows while focused, and moves the focus to the content. */
export const SkipLinkMovesFocus: StoryObj = {
  tags: ['behavior', '!state', 'wcag-2.4.1'],
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        The page
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to main content' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
