import '@mantine/core/styles/Table.layer.css';
import atlas from 'virtual:workshop/atlas';
import screens from 'virtual:workshop/map';
import { Button, Group, NativeSelect, Stack, Table, Text, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Page } from '#ui/layout/page.tsx';
import type { AtlasEntry } from '../../.storybook/workshop/words/atlas.ts';
import { formatCsv } from './csv.ts';
import { StoryLink } from './links.tsx';
import { HowToPicture, isPictured, Picture } from './picture.tsx';
import classes from './workshop.module.css';

const meta: Meta = { title: 'Foundations/Atlas of words', parameters: { layout: 'fullscreen' } };
export default meta;

const kinds = [...new Set(atlas.map(({ kind }) => kind))];
const columns = ['Words', 'Kind', 'Rule', 'In the code', 'Where it stands', 'Stories'] as const;

const formatStoryLabel = ({ title, name }: AtlasEntry['stories'][number]) =>
  `${title.split('/').slice(1).join(', ')}: ${name}`;

/** Maps each story of a screen to the screen's pictured story, which also stands for its states. */
const picturedStories = new Map(
  screens.flatMap(({ stories }) => {
    const pictured = stories.find(({ id }) => isPictured(id));
    return pictured ? stories.map(({ id }) => [id, pictured.id] as const) : [];
  }),
);

/** Returns the cells of a row, which are searched and exported. */
const listCells = ({ text, kind, rule, key, where, stories }: AtlasEntry) =>
  [text, kind, rule || 'ours', key, where, stories.map(formatStoryLabel).join('; ')] as const;

/** Address of the whole atlas as a CSV file, which lasts as long as the page. */
const csvUrl = URL.createObjectURL(
  new Blob([formatCsv([columns, ...atlas.map(listCells)])], { type: 'text/csv;charset=utf-8' }),
);

/** Renders a text of the interface with its rule, its place and the stories that show it. */
function Row({ entry }: { entry: AtlasEntry }) {
  const [first, ...others] = entry.stories;
  const picturedStory =
    entry.stories.find(({ id }) => isPictured(id)) ?? entry.stories.find(({ id }) => picturedStories.has(id));
  const picture = picturedStory && picturedStories.get(picturedStory.id);
  return (
    <Table.Tr>
      <Table.Td className={classes.words}>{entry.text}</Table.Td>
      <Table.Td>{entry.kind}</Table.Td>
      <Table.Td>{entry.rule || 'ours'}</Table.Td>
      <Table.Td className={classes.address}>
        <code>{entry.key}</code>
        <Text size="sm" c="dimmed">
          {entry.where}
        </Text>
      </Table.Td>
      <Table.Td className={classes.seen}>
        {picture && (
          <Picture storyId={picture} width={390} alt={`The screen of ${formatStoryLabel(picturedStory)}`} />
        )}
        {first ? <StoryLink id={first.id}>{formatStoryLabel(first)}</StoryLink> : entry.unshown}
        {others.length > 0 && (
          <Text size="sm" c="dimmed">
            and {others.length} more
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Renders all texts of the interface, with a search. */
function Atlas() {
  const [searchText, setSearchText] = useState('');
  const [kind, setKind] = useState('');
  const foundEntries = atlas.filter(
    (entry) =>
      (!kind || entry.kind === kind) &&
      listCells(entry).join('\n').toLowerCase().includes(searchText.toLowerCase()),
  );
  return (
    <Stack>
      <Group align="end">
        <TextInput
          type="search"
          label="Find words, a rule or a story"
          value={searchText}
          onChange={(event) => setSearchText(event.currentTarget.value)}
        />
        <NativeSelect
          label="Kind"
          data={[{ value: '', label: 'All kinds' }, ...kinds]}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <Button component="a" variant="default" href={csvUrl} download="words.csv">
          Export as CSV
        </Button>
      </Group>
      <HowToPicture />
      <Text role="status">
        {foundEntries.length} of {atlas.length} texts
      </Text>
      <Table.ScrollContainer minWidth={900} type="native">
        <Table>
          <Table.Thead>
            <Table.Tr>
              {['Words', 'Kind', 'Rule', 'In the code', 'Seen in'].map((name) => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {foundEntries.map((entry) => (
              <Row key={entry.text} entry={entry} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

/** Texts from the code, each once. `{name}` stands for a value that is only known at run time. */
export const AtlasOfWords: StoryObj = {
  name: 'Atlas of words',
  render: () => (
    <Page
      title="Atlas of words"
      width="wide"
      lead="Every toast, rule, empty state and mail of the product, with the rule it comes from and the story that shows it. Texts of the documents stand letter for letter."
    >
      <Atlas />
    </Page>
  ),
};

/** The search finds a text by a part of it, and the CSV file has all texts. */
export const SearchedAndExported: StoryObj = {
  ...AtlasOfWords,
  name: 'Searched',
  tags: ['behavior', '!state'],
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Find words, a rule or a story' }),
      // A misspelling that only one documented text has.
      'registed',
    );
    await expect(canvas.getByText(`1 of ${atlas.length} texts`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Physician, Add New Patient: / })).toBeVisible();
    const csv = await fetch((canvas.getByRole('link', { name: 'Export as CSV' }) as HTMLAnchorElement).href);
    await expect((await csv.text()).trim().split('\r\n')).toHaveLength(atlas.length + 1);
  },
};
