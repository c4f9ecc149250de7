import { globSync, readFileSync } from 'node:fs';
import { citationOf } from './citation.ts';
import { inCall, inConstant, inMarkup, inObject, type Saying, type WordsKind } from './sayings.ts';
import { type Node, type NodePath, nameOf, parseText, traverse, wordsIn } from './syntax.ts';

/** Something that the product says, where it is written down. */
export interface Words {
  text: string;
  kind: WordsKind;
  /** What the code calls it: `messages.required`. */
  key: string;
  /** The file and line of its one definition. */
  where: string;
  /** The rule it comes from, as the code cites it: “intake §5”; '' where it is ours. */
  rule: string;
  /** The title above it, by its words or by its name in the code. */
  title?: string;
}

/** Of the mock only what it sends: what else a server says is its own. */
const FILES = ['src/**/*.{ts,tsx}', 'mocks/rules/accounts/{links,codes,applications}.ts'];
/** Tests say again what the code says, and the API document’s words are no screen’s. */
const OTHERS = /\.test\.tsx?$|openapi|routeTree|testing/;
/** Cheaper than a tree: whether a file can hold what is collected. */
const MAY_SAY =
  /[mM]essages?\b|Problems\b|mails\b|endpoint\(|sectionCalls\(|<EmptyState|[tT]oast|deliver\(|export const [A-Z_]+ =\s*'[A-Z]/;

/** What stands between braces is only known when it is said. */
export const placeholders = /\{[^{}]*\}/g;

/** Collects what a file says, and the names of what it says that stands elsewhere, with what it is here. */
function readFile(file: string, found: Words[], used: Map<string, WordsKind>): void {
  const source = readFileSync(file, 'utf8');
  if (!MAY_SAY.test(source)) return;
  const parsed = parseText(source);
  const constants = new Map<string, Node | null | undefined>();
  const wordsOf = (value: Node | string) =>
    typeof value === 'string'
      ? value
      : (wordsIn(parsed, value) ?? wordsIn(parsed, constants.get(nameOf(value))));
  const collect = (path: NodePath, sayings: Saying[]) => {
    for (const { kind, key, value, at, title } of sayings) {
      const text = wordsOf(value);
      if (text === undefined) used.set(nameOf(value as Node), kind);
      else if (text.replace(placeholders, '').trim())
        found.push({
          ...{ text, kind, key, where: `${file}:${at.loc?.start.line}`, rule: citationOf(at, path, source) },
          ...(title && { title: wordsOf(title) ?? nameOf(title) }),
        });
    }
  };
  traverse(parsed.tree, {
    VariableDeclarator: (path) => {
      constants.set(nameOf(path.node.id), path.node.init);
      collect(path, inConstant(path));
    },
    CallExpression: (path) => collect(path, inCall(path)),
    ObjectExpression: (path) => collect(path, inObject(path)),
    JSXElement: (path) => collect(path, inMarkup(parsed, path)),
  });
}

/** Everything that the product says and somebody has worded: each text once, where it is written down. */
export function readWords(): Words[] {
  const found: Words[] = [];
  const used = new Map<string, WordsKind>();
  for (const file of globSync(FILES).toSorted()) if (!OTHERS.test(file)) readFile(file, found, used);
  const byText = Map.groupBy(found, ({ text }) => text);
  const byKey = new Map(found.map(({ key, text }) => [key, text]));
  return [...byText.values()].flatMap(([words]) =>
    words
      ? [
          {
            ...words,
            kind: used.get(words.key) ?? words.kind,
            title: byKey.get(words.title ?? '') ?? words.title,
          },
        ]
      : [],
  );
}
