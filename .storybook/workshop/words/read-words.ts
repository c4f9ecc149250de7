import { globSync, readFileSync } from 'node:fs';
import { findCitation } from './citation.ts';
import { getExpressionText, getName, type Node, type NodePath, parseText, traverse } from './syntax.ts';
import {
  findCallTexts,
  findConstantTexts,
  findMarkupTexts,
  findObjectTexts,
  type TextKind,
  type TextSource,
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
const textFiles = ['src/**/*.{ts,tsx}', 'mocks/rules/accounts/{links,codes,applications}.ts'];
/** Files to skip: tests repeat texts, and no screen shows the API document's. */
const skippedFiles = /\.test\.tsx?$|openapi|routeTree|testing/;
/** Pattern of files that may have texts: a check that is cheaper than parsing. */
const mayHaveTexts =
  /[mM]essages?\b|Problems\b|mailByPurpose\b|endpoint\(|sectionCalls\(|<EmptyState|[tT]oast|deliver\(|export const [A-Z_]+ =\s*'[A-Z]/;

/** Placeholders in a text: the value in braces is only known at run time. */
export const placeholderPattern = /\{[^{}]*\}/g;

/** Collects a file's texts. `kindByName` gets the kinds of texts that are defined elsewhere. */
function readFile(file: string, texts: ProductText[], kindByName: Map<string, TextKind>): void {
  const source = readFileSync(file, 'utf8');
  if (!mayHaveTexts.test(source)) return;
  const parsed = parseText(source);
  const constants = new Map<string, Node | null | undefined>();
  const getText = (value: Node | string) =>
    typeof value === 'string'
      ? value
      : (getExpressionText(parsed, value) ?? getExpressionText(parsed, constants.get(getName(value))));
  const collectTexts = (path: NodePath, textSources: TextSource[]) => {
    for (const { kind, key, value, at, title } of textSources) {
      const text = getText(value);
      if (text === undefined) kindByName.set(getName(value as Node), kind);
      else if (text.replace(placeholderPattern, '').trim())
        texts.push({
          text,
          kind,
          key,
          where: `${file}:${at.loc?.start.line}`,
          rule: findCitation(at, path, source),
          ...(title && { title: getText(title) ?? getName(title) }),
        });
    }
  };
  traverse(parsed.tree, {
    VariableDeclarator: (path) => {
      constants.set(getName(path.node.id), path.node.init);
      collectTexts(path, findConstantTexts(path));
    },
    CallExpression: (path) => collectTexts(path, findCallTexts(path)),
    ObjectExpression: (path) => collectTexts(path, findObjectTexts(path)),
    JSXElement: (path) => collectTexts(path, findMarkupTexts(parsed, path)),
  });
}

/** Lists every text of the product once, at its definition. */
export function readProductTexts(): ProductText[] {
  const texts: ProductText[] = [];
  const kindByName = new Map<string, TextKind>();
  for (const file of globSync(textFiles).toSorted())
    if (!skippedFiles.test(file)) readFile(file, texts, kindByName);
  const byText = Map.groupBy(texts, ({ text }) => text);
  const byKey = new Map(texts.map(({ key, text }) => [key, text]));
  return [...byText.values()].flatMap(([productText]) =>
    productText
      ? [
          {
            ...productText,
            kind: kindByName.get(productText.key) ?? productText.kind,
            title: byKey.get(productText.title ?? '') ?? productText.title,
          },
        ]
      : [],
  );
}
