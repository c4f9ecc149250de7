import { List, Stack, Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '#ui/layout/page.tsx';
import { FilterLink, StoryLink } from './links.tsx';

const meta: Meta = { title: 'Introduction', parameters: { layout: 'fullscreen' } };
export default meta;

/** Links to the parts of the workshop. */
const Contents = () => (
  <div>
    <Title order={2}>What is where</Title>
    <List mt="sm" spacing="sm">
      <List.Item>
        <StoryLink id="map-of-the-product--map-of-the-product">Map of the product</StoryLink>: each screen
        with its address, who may open it, its stories, and the same place in the running app.
      </List.Item>
      <List.Item>
        <StoryLink id="accessibility--accessibility">Accessibility</StoryLink>: each criterion of WCAG 2.2 A
        and AA with the tests that prove it.
      </List.Item>
      <List.Item>
        <StoryLink id="foundations-tokens--semantic-tokens">Foundations</StoryLink>: tokens, color, type,
        space, breakpoints, targets, motion, icons, and how we write.
      </List.Item>
      <List.Item>
        <StoryLink id="foundations-atlas-of-words--atlas-of-words">Atlas of words</StoryLink>: everything the
        product says, the rule it comes from and where it is seen. It exports as a table.
      </List.Item>
      <List.Item>
        <StoryLink id="components-buttons-and-links--guide">Components</StoryLink>: what screens are made of,
        each with a page: what it is for, do and don’t, and all of its states.
      </List.Item>
      <List.Item>
        <StoryLink id="screens-accounts-log-in--empty">Screens</StoryLink>: the whole app at an address, in
        the order in which people meet it.
      </List.Item>
      <List.Item>
        <StoryLink id="flows-at-a-glance--flows">Flows</StoryLink>: what takes more than one screen, and what
        goes wrong on the way, each as a strip of its steps.
      </List.Item>
    </List>
  </div>
);

/** Links that filter the tree. */
const Filters = () => (
  <div>
    <Title order={2}>See less, or more</Title>
    <Text mt="sm">
      What only proves that something works is left out of the tree at first. The filter above the tree
      changes that, and so do these links.
    </Text>
    <List mt="sm" spacing="sm">
      <List.Item>
        <FilterLink tags="screen">Screens as they open</FilterLink>, one or two of each.
      </List.Item>
      <List.Item>
        <FilterLink tags="guide">The pages of the components</FilterLink> alone.
      </List.Item>
      <List.Item>
        <FilterLink tags="!behavior">Everything worth a look</FilterLink>: empty, loading, failed, filled.
        This is how the workshop opens.
      </List.Item>
      <List.Item>
        <FilterLink tags="behavior">Proofs of behavior alone</FilterLink>, and{' '}
        <FilterLink tags="">all there is</FilterLink>.
      </List.Item>
    </List>
  </div>
);

/** Contents of the workshop, and links to them. */
export const Introduction: StoryObj = {
  render: () => (
    <Page
      title="The workshop"
      lead="Every screen of the product, every state of it, and what it is made of. All of it is the app itself, on data of its own."
    >
      <Stack gap="lg">
        <Contents />
        <Filters />
      </Stack>
    </Page>
  ),
};
