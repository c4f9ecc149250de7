import { Group, Stack, Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconBell,
  IconCheck,
  IconCircleCheck,
  IconExclamationCircle,
  IconEye,
  IconEyeOff,
  IconInfoCircle,
  IconPencil,
  IconPlus,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { art } from '#ui/illustrations/art.tsx';
import { Picture, type PictureName } from '#ui/illustrations/picture.tsx';
import classes from './foundations.module.css';

const meta: Meta = { title: 'Foundations/Icons and illustrations' };
export default meta;

/** Icons of uses that recur; a screen may have others. */
const icons = {
  notifications: IconBell,
  back: IconArrowLeft,
  next: IconArrowRight,
  add: IconPlus,
  change: IconPencil,
  remove: IconTrash,
  close: IconX,
  done: IconCheck,
  'show password': IconEye,
  'hide password': IconEyeOff,
  information: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
};

/** Tabler's outlines of 20 to 22 px, stroke 1.75. A button with an icon alone has a name, too. */
export const Icons: StoryObj = {
  render: () => (
    <Stack>
      <Title order={1}>Icons</Title>
      <Group gap="lg">
        {Object.entries(icons).map(([use, Icon]) => (
          <div key={use} className={classes.icon}>
            <Icon aria-hidden size={22} stroke={1.75} />
            <Text size="sm">{use}</Text>
          </div>
        ))}
      </Group>
    </Stack>
  ),
};

const illustrationNames = Object.keys(art) as PictureName[];

/** Decoration of empty states, errors and short pages: the text next to it says everything. */
export const Illustrations: StoryObj = {
  render: () => (
    <Stack>
      <Title order={1}>Illustrations</Title>
      <Group gap="lg">
        {illustrationNames.map((name) => (
          <div key={name} className={classes.illustration}>
            <Picture of={name} />
            <Text size="sm">{name}</Text>
          </div>
        ))}
      </Group>
      <Title order={2}>Small, beside words</Title>
      <Group gap="md">
        {illustrationNames.map((name) => (
          <Picture key={name} of={name} small />
        ))}
      </Group>
    </Stack>
  ),
};
