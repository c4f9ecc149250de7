import '@mantine/core/styles/Table.layer.css';
import { Stack, Table, Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Foundations/Words we use' };
export default meta;

const rules: [string, string, string][] = [
  ['Plain words', 'We could not load your contacts.', 'An error occurred while fetching data.'],
  ['Sentence case, no shouting', 'Save and continue', 'SAVE & CONTINUE!'],
  ['A button says what it does', 'Remove physician', 'OK'],
  ['Say what to do next', 'Please check your connection and try again.', 'Network failure.'],
  ['Nobody is to blame', 'Please check these answers', 'You made 2 errors'],
  ['Say that nothing is lost, when it is so', 'Not saved. Your answers are still here.', 'Save failed'],
  [
    'Never ask the ill to hurry',
    'You can stop at any time and come back later.',
    'Complete your profile now',
  ],
];

const terms: [string, string][] = [
  [
    'Health Intake',
    'The 13 sections of health questions. Two capitals, never "form" or "questionnaire" in a heading.',
  ],
  ['Section', 'One of the 13 parts of the Health Intake. Not "step" or "tab".'],
  ['Physician', 'Not "doctor" or "provider".'],
  ['Patient', 'On pages for physicians. To patients we say "you".'],
  ['Shoop', 'A dosing recommendation made by a physician. Always with a capital.'],
  ['Health Journey', 'The list of daily check-ups, newest first.'],
  ['Log in, log out', 'The verbs; "Sign up" is to make an account.'],
  ['Diagnose', 'The name of the entry one adds, as in "Add Diagnose": kept as the clinic writes it.'],
];

const both: StoryObj['render'] = () => (
  <Stack gap="xl">
    <div>
      <Title order={1}>Words we use</Title>
      <Text c="dimmed" mt="xs">
        For what the product says on its own account. Texts that the clinic has laid down stand letter for
        letter.
      </Text>
    </div>
    <Table.ScrollContainer minWidth={640} type="native">
      <Table captionSide="top">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Rule</Table.Th>
            <Table.Th>We write</Table.Th>
            <Table.Th>We do not write</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rules.map(([rule, good, bad]) => (
            <Table.Tr key={rule}>
              <Table.Td>{rule}</Table.Td>
              <Table.Td>{good}</Table.Td>
              <Table.Td c="dimmed">{bad}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
    <dl>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <Text component="dt" fw={600}>
            {term}
          </Text>
          <Text component="dd" ml={0} mb="md">
            {meaning}
          </Text>
        </div>
      ))}
    </dl>
  </Stack>
);

export const Words: StoryObj = { render: both };
