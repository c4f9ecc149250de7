import { resolve } from 'node:path';
import type { types } from 'storybook/internal/babel';
import {
  createStoryArgsResolver,
  createStoryReferenceResolver,
  type ReferenceContext,
  readCsf,
  resolveReferencedValue,
} from 'storybook/internal/csf-tools';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

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

const readArguments = ['path', 'signedInAs', 'scenario'] as const;

/** Returns the text of an expression in a story's file, if it is a literal or a constant. */
function resolveText(node: types.Node | undefined, context: ReferenceContext): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'MemberExpression') return;
  const referenced = resolveReferencedValue(context, node);
  return referenced && resolveText(referenced.node, referenced.ctx);
}

/** Reads the stories of one file. @param createResolver shares its cache between the files */
async function readStoryFile(
  importPath: string,
  entries: IndexEntry[],
  createResolver: ReturnType<typeof createStoryReferenceResolver>,
) {
  const filePath = resolve(importPath);
  const csf = (await readCsf(filePath, { makeTitle: (title) => title })).parse();
  const { resolve: resolveArguments, ctx } = createStoryArgsResolver(csf, { filePath, ...createResolver() });
  return entries.flatMap((entry): WorkshopStory[] => {
    if (entry.type !== 'story' || !entry.exportName) return [];
    const { args } = resolveArguments(entry.exportName);
    const { id, title, name, exportName, tags = [] } = entry;
    const texts = readArguments.map((key) => [key, resolveText(args[key], ctx)]);
    return [
      { id, title, name, exportName, tags, file: importPath.replace('./', ''), ...Object.fromEntries(texts) },
    ];
  });
}

/** Reads every story in Storybook's order. Arguments are read statically: only constants count. */
export async function readStories({ entries }: StoryIndex): Promise<WorkshopStory[]> {
  const createResolver = createStoryReferenceResolver();
  const files = [...Map.groupBy(Object.values(entries), ({ importPath }) => importPath)];
  const stories = await Promise.all(
    files.map(([path, entriesOfFile]) => readStoryFile(path, entriesOfFile, createResolver)),
  );
  const byId = new Map(stories.flat().map((story) => [story.id, story]));
  return Object.keys(entries).flatMap((id) => byId.get(id) ?? []);
}
