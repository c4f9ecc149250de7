import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WorkshopStory } from '../read-stories.ts';
import { type ProductText, placeholders } from './read-words.ts';
import { type Node, type NodePath, nameOf, parseText, traverse, type types } from './syntax.ts';

/** Contents of a declaration in a story's file: texts, patterns, names of other declarations. */
interface DeclarationContents {
  texts: string[];
  patterns: RegExp[];
  names: Set<string>;
}

/** Declarations of a file, and its imports: local name to file and exported name. */
interface Module {
  declared: Map<string, DeclarationContents>;
  imported: Map<string, [file: string, name: string]>;
}

const fileOf = (specifier: string, from: string) =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : specifier.replace(/^#stories\//, 'stories/');

/** Returns the name of the top-level declaration around a node. */
function declarationOf(path: NodePath): string | undefined {
  const top = path.findParent(({ parentPath }) => parentPath?.isProgram() ?? false)?.node;
  const declaration = top?.type === 'ExportNamedDeclaration' ? top.declaration : top;
  if (declaration?.type === 'FunctionDeclaration') return nameOf(declaration.id);
  return declaration?.type === 'VariableDeclaration' ? nameOf(declaration.declarations[0]?.id) : undefined;
}

function readModule(file: string): Module {
  const module: Module = { declared: new Map(), imported: new Map() };
  const heldBy = (path: NodePath): DeclarationContents => {
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

/** Lists the contents of a declaration and of all declarations that it uses. */
function collectContents(
  modules: Map<string, Module>,
  file: string,
  name: string,
  seen = new Set<string>(),
): DeclarationContents[] {
  const module = modules.get(file);
  const held = module?.declared.get(name);
  if (!module || !held || seen.has(`${file} ${name}`)) return [];
  seen.add(`${file} ${name}`);
  const further = [...held.names].flatMap((below) =>
    collectContents(modules, ...(module.imported.get(below) ?? ([file, below] as const)), seen),
  );
  return [held, ...further];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
type Shown = Pick<ProductText, 'text' | 'key' | 'title'>;

/** Shortest match of a pattern that counts, in characters: a word or two prove nothing. */
const MIN_MATCH_LENGTH = 12;

/** Returns true if a string or pattern matches the text, or its title where it has one. */
function isShown({ text, key, title }: Shown, held: DeclarationContents): boolean {
  if (title) return isShown({ text: title, key: title }, held);
  const { texts, patterns } = held;
  const said = new RegExp(text.trim().split(placeholders).map(escaped).join('.*'), 's');
  return (
    texts.some((one) => one === key || said.test(one)) ||
    patterns.some((one) => (one.exec(text)?.[0].length ?? 0) >= MIN_MATCH_LENGTH)
  );
}

/** Creates a function that lists the stories whose code, with helpers, has a text. */
export function storiesThatShow(stories: readonly WorkshopStory[]): (words: Shown) => WorkshopStory[] {
  const modules = new Map(globSync('stories/**/*.{ts,tsx}').map((file) => [file, readModule(file)]));
  const reach = stories.map((story) => ({
    story,
    held: collectContents(modules, story.file, story.exportName),
  }));
  return (words) =>
    reach.filter(({ held }) => held.some((one) => isShown(words, one))).map(({ story }) => story);
}
