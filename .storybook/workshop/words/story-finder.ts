import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WorkshopStory } from '../read-stories.ts';
import { type ProductText, placeholderPattern } from './read-words.ts';
import { getName, type Node, type NodePath, parseText, traverse, type types } from './syntax.ts';

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

const resolveFile = (specifier: string, from: string) =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : specifier.replace(/^#stories\//, 'stories/');

/** Returns the name of the top-level declaration around a node. */
function findDeclarationName(path: NodePath): string | undefined {
  const top = path.findParent(({ parentPath }) => parentPath?.isProgram() ?? false)?.node;
  const declaration = top?.type === 'ExportNamedDeclaration' ? top.declaration : top;
  if (declaration?.type === 'FunctionDeclaration') return getName(declaration.id);
  return declaration?.type === 'VariableDeclaration' ? getName(declaration.declarations[0]?.id) : undefined;
}

/** Reads what a story's or helper's file declares, and what it imports from other files. */
function readModule(file: string): Module {
  const module: Module = { declared: new Map(), imported: new Map() };
  const getContents = (path: NodePath): DeclarationContents => {
    const name = findDeclarationName(path) ?? '';
    const contents = module.declared.get(name) ?? { texts: [], patterns: [], names: new Set<string>() };
    module.declared.set(name, contents);
    return contents;
  };
  const addText = (path: NodePath, text: string | null | undefined) => {
    if (text) getContents(path).texts.push(text);
  };
  traverse(parseText(readFileSync(file, 'utf8')).tree, {
    ImportSpecifier: ({ node, parent }) => {
      const from = (parent as types.ImportDeclaration).source.value;
      module.imported.set(node.local.name, [resolveFile(from, file), getName(node.imported as Node)]);
    },
    StringLiteral: (path) => addText(path, path.node.value),
    TemplateElement: (path) => addText(path, path.node.value.cooked),
    JSXText: (path) => addText(path, path.node.value.trim()),
    RegExpLiteral: (path) => {
      getContents(path).patterns.push(new RegExp(path.node.pattern, path.node.flags));
    },
    // A story may name a text by its key, such as `messages.email`: that shows the text, too.
    MemberExpression: (path) => addText(path, getName(path.node)),
    Identifier: (path) => {
      getContents(path).names.add(path.node.name);
    },
  });
  return module;
}

/** Lists the contents of a declaration and of all declarations that it uses. */
function collectContents(
  modules: Map<string, Module>,
  file: string,
  name: string,
  visited = new Set<string>(),
): DeclarationContents[] {
  const module = modules.get(file);
  const contents = module?.declared.get(name);
  if (!module || !contents || visited.has(`${file} ${name}`)) return [];
  visited.add(`${file} ${name}`);
  const usedContents = [...contents.names].flatMap((usedName) =>
    collectContents(modules, ...(module.imported.get(usedName) ?? ([file, usedName] as const)), visited),
  );
  return [contents, ...usedContents];
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
type SearchedText = Pick<ProductText, 'text' | 'key' | 'title'>;

/** Shortest match of a pattern that counts, in characters: a word or two prove nothing. */
const minMatchLength = 12;

/** Returns true if a string or pattern matches the text, or its title where it has one. */
function isTextShown({ text, key, title }: SearchedText, contents: DeclarationContents): boolean {
  if (title) return isTextShown({ text: title, key: title }, contents);
  const { texts, patterns } = contents;
  const textPattern = new RegExp(text.trim().split(placeholderPattern).map(escapePattern).join('.*'), 's');
  return (
    texts.some((candidate) => candidate === key || textPattern.test(candidate)) ||
    patterns.some((candidate) => (candidate.exec(text)?.[0].length ?? 0) >= minMatchLength)
  );
}

/** Creates a function that lists the stories whose code, with helpers, has a text. */
export function createStoryFinder(
  stories: readonly WorkshopStory[],
): (searchedText: SearchedText) => WorkshopStory[] {
  const modules = new Map(globSync('stories/**/*.{ts,tsx}').map((file) => [file, readModule(file)]));
  const contentsByStory = stories.map((story) => ({
    story,
    contents: collectContents(modules, story.file, story.exportName),
  }));
  return (searchedText) =>
    contentsByStory
      .filter(({ contents }) => contents.some((candidate) => isTextShown(searchedText, candidate)))
      .map(({ story }) => story);
}
