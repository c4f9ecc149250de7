import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WorkshopStory } from '../read-stories.ts';
import { placeholders, type Words } from './read-words.ts';
import { type Node, type NodePath, nameOf, parseText, traverse, type types } from './syntax.ts';

/** What a declaration of a story’s file holds: words, patterns of words, and names of what holds more. */
interface Held {
  texts: string[];
  patterns: RegExp[];
  names: Set<string>;
}

/** A file’s declarations, and which name means what in which other file. */
interface Module {
  declared: Map<string, Held>;
  imported: Map<string, [file: string, name: string]>;
}

const fileOf = (specifier: string, from: string) =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : specifier.replace(/^#stories\//, 'stories/');

/** What encloses a node at the top of its file, by name. */
function declarationOf(path: NodePath): string | undefined {
  const top = path.findParent(({ parentPath }) => parentPath?.isProgram() ?? false)?.node;
  const declaration = top?.type === 'ExportNamedDeclaration' ? top.declaration : top;
  if (declaration?.type === 'FunctionDeclaration') return nameOf(declaration.id);
  return declaration?.type === 'VariableDeclaration' ? nameOf(declaration.declarations[0]?.id) : undefined;
}

function readModule(file: string): Module {
  const module: Module = { declared: new Map(), imported: new Map() };
  const heldBy = (path: NodePath): Held => {
    const name = declarationOf(path) ?? '';
    const held = module.declared.get(name) ?? { texts: [], patterns: [], names: new Set<string>() };
    module.declared.set(name, held);
    return held;
  };
  const keep = (path: NodePath, text: string | null | undefined) => {
    if (text) heldBy(path).texts.push(text);
  };
  traverse(parseText(readFileSync(file, 'utf8')).tree, {
    ImportSpecifier: ({ node, parent }) => {
      const from = (parent as types.ImportDeclaration).source.value;
      module.imported.set(node.local.name, [fileOf(from, file), nameOf(node.imported as Node)]);
    },
    StringLiteral: (path) => keep(path, path.node.value),
    TemplateElement: (path) => keep(path, path.node.value.cooked),
    JSXText: (path) => keep(path, path.node.value.trim()),
    RegExpLiteral: (path) => {
      heldBy(path).patterns.push(new RegExp(path.node.pattern, path.node.flags));
    },
    MemberExpression: (path) => keep(path, nameOf(path.node)),
    Identifier: (path) => {
      heldBy(path).names.add(path.node.name);
    },
  });
  return module;
}

/** All that a story and what it calls hold. */
function reachOf(modules: Map<string, Module>, file: string, name: string, seen = new Set<string>()): Held[] {
  const module = modules.get(file);
  const held = module?.declared.get(name);
  if (!module || !held || seen.has(`${file} ${name}`)) return [];
  seen.add(`${file} ${name}`);
  const further = [...held.names].flatMap((below) =>
    reachOf(modules, ...(module.imported.get(below) ?? ([file, below] as const)), seen),
  );
  return [held, ...further];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
type Shown = Pick<Words, 'text' | 'key' | 'title'>;

/** A pattern that meets but a word or two of the text says nothing of it. */
const MEANT = 12;

/** Whether one of the strings and patterns shows the words, whatever stands for what is not known. */
function isShown({ text, key, title }: Shown, held: Held): boolean {
  if (title) return isShown({ text: title, key: title }, held);
  const { texts, patterns } = held;
  const said = new RegExp(text.trim().split(placeholders).map(escaped).join('.*'), 's');
  return (
    texts.some((one) => one === key || said.test(one)) ||
    patterns.some((one) => (one.exec(text)?.[0].length ?? 0) >= MEANT)
  );
}

/** The stories that show each of some words, by what they and their helpers expect or put on the page. */
export function storiesThatShow(stories: readonly WorkshopStory[]): (words: Shown) => WorkshopStory[] {
  const modules = new Map(globSync('stories/**/*.{ts,tsx}').map((file) => [file, readModule(file)]));
  const reach = stories.map((story) => ({ story, held: reachOf(modules, story.file, story.exportName) }));
  return (words) =>
    reach.filter(({ held }) => held.some((one) => isShown(words, one))).map(({ story }) => story);
}
