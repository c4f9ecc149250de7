import { resolve } from 'node:path';
import { createStoryArgsResolver, createStoryReferenceResolver, readCsf } from 'storybook/internal/csf-tools';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { textOf } from './text-of.ts';

/** Story from Storybook's index, with the arguments that open a screen. */
export interface WorkshopStory {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  /** Path from the project's root. */
  file: string;
  exportName: string;
  /** URL that the story opens, if any. */
  path?: string;
  signedInAs?: string;
  scenario?: string;
}

const argumentsRead = ['path', 'signedInAs', 'scenario'] as const;

async function readFile(importPath: string, entries: IndexEntry[], open: ReturnType<typeof opener>) {
  const filePath = resolve(importPath);
  const csf = (await readCsf(filePath, { makeTitle: (title) => title })).parse();
  const { resolve: argumentsOf, ctx } = createStoryArgsResolver(csf, { filePath, ...open() });
  return entries.flatMap((entry): WorkshopStory[] => {
    if (entry.type !== 'story' || !entry.exportName) return [];
    const { args } = argumentsOf(entry.exportName);
    const { id, title, name, exportName, tags = [] } = entry;
    const read = argumentsRead.map((key) => [key, textOf(args[key], ctx)]);
    return [
      { id, title, name, exportName, tags, file: importPath.replace('./', ''), ...Object.fromEntries(read) },
    ];
  });
}

const opener = () => createStoryReferenceResolver();

/** Reads every story in Storybook's order. Arguments are read statically: only constants count. */
export async function readStories({ entries }: StoryIndex): Promise<WorkshopStory[]> {
  const open = opener();
  const files = [...Map.groupBy(Object.values(entries), ({ importPath }) => importPath)];
  const stories = await Promise.all(files.map(([path, ofFile]) => readFile(path, ofFile, open)));
  const byId = new Map(stories.flat().map((story) => [story.id, story]));
  return Object.keys(entries).flatMap((id) => byId.get(id) ?? []);
}
