import { Group, Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from '#ui/brand/brand.tsx';
import { BrandMark } from '#ui/brand/brand-mark.tsx';
import { ColorSchemeToggle } from '#ui/layout/color-scheme-toggle.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Brand and frame',
  component: Brand,
  subcomponents: { BrandMark, ColorSchemeToggle },
  tags: ['guide'],
};
export default meta;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'The wordmark says whose page this is: large where somebody is not signed in, as the mark alone where a phone has no room. It leads nowhere by itself.',
    use: [
      'Above every page, and large on the pages for visitors who are not signed in.',
      'The mark alone where a phone has no room for the name.',
    ],
    avoid: [
      'As decoration inside a page: a page has its own heading.',
      'As a link: the header decides where its wordmark leads.',
    ],
    example: (
      <Stack>
        <Brand size="lg" />
        <ColorSchemeToggle />
      </Stack>
    ),
    pairs: [
      {
        do: [<Brand key="do" />, 'Take mark and name together, in the scheme of the page.'],
        dont: [
          <Group key="dont">
            <BrandMark />
            <BrandMark />
          </Group>,
          'Repeat the mark as a decoration.',
        ],
      },
    ],
    access: [
      'The name is text, and read as such; the mark says nothing to a screen reader.',
      'The first stop of the Tab key is a link that skips to the main content.',
      'Who lets the system choose the scheme gets the system’s; a choice made here is kept.',
    ],
  }),
};
