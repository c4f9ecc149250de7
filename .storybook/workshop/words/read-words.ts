import { globSync, readFileSync } from 'node:fs';
import { citationOf } from './citation.ts';
import { type Node, type NodePath, nameOf, parseText, textOfExpression, traverse } from './syntax.ts';
import {
  type TextKind,
  type TextSource,
  textsInCall,
  textsInConstant,
  textsInMarkup,
  textsInObject,
} from './text-sources.ts';

/** Text of the product, with the place of its definition. */
export interface ProductText {
  text: string;
  kind: TextKind;
  /** Name in the code: `messages.required`. */
  key: string;
  /** File and line of its only definition. */
  where: string;
  /** Rule that the code cites for it: “intake §5”; '' without one. */
  rule: string;
  /** Title above the text: the title's text, or its name in the code. */
  title?: string;
}

/** Files with texts. From the mock come only messages: a real server has other texts of its own. */
const FILES = ['src/**/*.{ts,tsx}', 'mocks/rules/accounts/{links,codes,applications}.ts'];
/** Files to skip: tests repeat texts, and no screen shows the API document's. */
const SKIPPED_FILES = /\.test\.tsx?$|openapi|routeTree|testing/;
/** Pattern of files that may have texts: a check that is cheaper than parsing. */
const MAY_HAVE_TEXTS =
  /[mM]essages?\b|Problems\b|mails\b|endpoint\(|sectionCalls\(|<EmptyState|[tT]oast|deliver\(|export const [A-Z_]+ =\s*'[A-Z]/;

/** Placeholders in a text: the value in braces is only known at run time. */
export const placeholders = /\{[^{}]*\}/g;

/** Collects a file's texts. `used` gets the kinds of texts that are defined elsewhere, by name. */
function readFile(file: string, found: ProductText[], used: Map<string, TextKind>): void {
  const source = readFileSync(file, 'utf8');
  if (!MAY_HAVE_TEXTS.test(source)) return;
  const parsed = parseText(source);
  const constants = new Map<string, Node | null | undefined>();
  const wordsOf = (value: Node | string) =>
    typeof value === 'string'
      ? value
      : (textOfExpression(parsed, value) ?? textOfExpression(parsed, constants.get(nameOf(value))));
  const collect = (path: NodePath, sayings: TextSource[]) => {
    for (const { kind, key, value, at, title } of sayings) {
      const text = wordsOf(value);
      if (text === undefined) used.set(nameOf(value as Node), kind);
      else if (text.replace(placeholders, '').trim())
        found.push({
          text,
          kind,
          key,
          where: `${file}:${at.loc?.start.line}`,
          rule: citationOf(at, path, source),
          ...(title && { title: wordsOf(title) ?? nameOf(title) }),
        });
    }
  };
  traverse(parsed.tree, {
    VariableDeclarator: (path) => {
      constants.set(nameOf(path.node.id), path.node.init);
      collect(path, textsInConstant(path));
    },
    CallExpression: (path) => collect(path, textsInCall(path)),
    ObjectExpression: (path) => collect(path, textsInObject(path)),
    JSXElement: (path) => collect(path, textsInMarkup(parsed, path)),
  });
}

/** Lists every text of the product once, at its definition. */
export function readProductTexts(): ProductText[] {
  const found: ProductText[] = [];
  const used = new Map<string, TextKind>();
  for (const file of globSync(FILES).toSorted()) if (!SKIPPED_FILES.test(file)) readFile(file, found, used);
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
