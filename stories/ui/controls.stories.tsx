import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import {
  Anchor,
  Badge,
  Button,
  Checkbox,
  Group,
  Radio,
  SegmentedControl,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Components/Controls in the theme' };
export default meta;

export const Buttons: StoryObj = {
  render: () => (
    <Group>
      <Button>Next</Button>
      <Button variant="default">Back</Button>
      <Button variant="light">Add another</Button>
      <Button variant="subtle">Not now</Button>
      <Button color="red">Remove</Button>
      <Button loading>Saving</Button>
      <Button disabled>Update</Button>
      <Anchor href="#top">A link</Anchor>
      <Badge>New</Badge>
      <Badge color="amber">Draft</Badge>
      <Badge color="red">Urgent</Badge>
      <Badge color="gray">Read</Badge>
    </Group>
  ),
};

export const Inputs: StoryObj = {
  render: () => (
    <Stack>
      <TextInput label="First name" required defaultValue="Maya" />
      <TextInput label="Zip code" error="Please enter a Positive Whole value" defaultValue="12x" />
      <TextInput
        label="Email"
        disabled
        defaultValue="maya@example.com"
        description="This cannot be changed."
      />
      <Textarea label="In your own words" placeholder="Take your time" />
    </Stack>
  ),
};

/** Every radio has a box of its own; a checkbox has one when it carries `data-boxed`. */
export const Choices: StoryObj = {
  render: () => (
    <Stack>
      <Radio.Group label="Did you take medicine today?" name="medicine" defaultValue="yes">
        <Stack gap="xs">
          <Radio value="yes" label="Yes" />
          <Radio value="no" label="No" />
          <Radio value="unknown" label="I do not know" disabled />
        </Stack>
      </Radio.Group>
      <Checkbox data-boxed label="Pain relief" defaultChecked />
      <Checkbox data-boxed label="Something else" />
      <Checkbox label="Remember Me" />
      <Switch label="Two-factor authentication" defaultChecked />
      <Switch label="Recommendation required" />
      <SegmentedControl aria-label="Unit of height" data={['feet and inches', 'cm']} />
    </Stack>
  ),
};
