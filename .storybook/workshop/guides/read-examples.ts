import { readFileSync } from 'node:fs';
import {
  getName,
  listProperties,
  type Node,
  type ParsedSource,
  parseText,
  traverse,
  type types,
} from '../words/syntax.ts';

/** Source code of a guide's examples, ready to be copied. */
export interface GuideExamples {
  /** Code of the example at the top of the page, where it has one. */
  example?: string;
  /** Code of the "Do" side of each pair, in the page's order. */
  pairs: readonly string[];
}

const getSourceText = ({ source }: ParsedSource, { start, end }: Node) => source.slice(start ?? 0, end ?? 0);

/** Removes the shared indent from all lines but the first. */
function dedent(text: string): string {
  const [first = '', ...others] = text.split('\n');
  const indents = others.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const sharedIndent = Math.min(...indents);
  // Of the other lines, the closing one has the smallest indent, that of the first line.
  return [first, ...others.map((line) => line.slice(sharedIndent))].join('\n');
}

/** Returns the identifiers that a piece of code uses. */
function listIdentifiers(code: Node): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (value && typeof value === 'object' && 'type' in value) {
      const node = value as Node;
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
      for (const [key, child] of Object.entries(node))
        if (!key.endsWith('Comments') && key !== 'loc') visit(child);
    }
  };
  visit(code);
  return names;
}

/** Top-level statement of a guide's file, with the names that it declares. */
interface Declaration {
  names: readonly string[];
  node: Node;
}

const listDeclaredNames = (node: Node): string[] => {
  if (node.type === 'VariableDeclaration') return node.declarations.map(({ id }) => getName(id));
  if (node.type === 'FunctionDeclaration' || /^TS(Interface|TypeAlias)Declaration$/.test(node.type))
    return [getName((node as types.FunctionDeclaration).id)];
  return [];
};

/** Adds the declarations of some names, and the declarations that those use in turn. */
function addUsedDeclarations(
  names: ReadonlySet<string>,
  declarations: readonly Declaration[],
  used: Set<Declaration>,
): void {
  for (const declaration of declarations) {
    if (used.has(declaration) || !declaration.names.some((name) => names.has(name))) continue;
    used.add(declaration);
    addUsedDeclarations(listIdentifiers(declaration.node), declarations, used);
  }
}

/** Returns an import reduced to the used names; undefined where none is used. */
function reduceImport(node: types.ImportDeclaration, used: ReadonlySet<string>): string | undefined {
  const { specifiers, source, importKind } = node;
  // An import without names may be a style sheet that the example needs: it stays.
  if (specifiers.length === 0) return `import '${source.value}';`;
  const shown = specifiers.filter(({ local }) => used.has(local.name));
  if (shown.length === 0) return undefined;
  const [defaultOrNamespace] = shown
    .filter(({ type }) => type !== 'ImportSpecifier')
    .map(({ local }) => local.name);
  const names = shown.flatMap((specifier) => {
    if (specifier.type !== 'ImportSpecifier') return [];
    return [`${specifier.importKind === 'type' ? 'type ' : ''}${specifier.local.name}`];
  });
  const bindings = [
    ...(defaultOrNamespace ? [defaultOrNamespace] : []),
    ...(names.length > 0 ? [`{ ${names.join(', ')} }`] : []),
  ];
  return `import ${importKind === 'type' ? 'type ' : ''}${bindings.join(', ')} from '${source.value}';`;
}

/** Returns the value of an attribute in markup, without the braces around an expression. */
const getAttributeValue = (element: Node, name: string): Node | undefined => {
  if (element.type !== 'JSXElement') return undefined;
  const found = element.openingElement.attributes.find(
    (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === name,
  );
  const value = found?.type === 'JSXAttribute' ? found.value : undefined;
  return value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? undefined);
};

/** Frame around a single question in stories. The code to copy is the question. */
const questionFrame = 'OneInput';
const getElementName = (node: Node) => (node.type === 'JSXElement' ? getName(node.openingElement.name) : '');
const removeKey = (code: string) => code.replace(/\s+key="[^"]*"/, '');

/** Returns an example with the imports and declarations that it uses. */
function buildCode(parsed: ParsedSource, expression: Node): string {
  const { body } = parsed.tree.program;
  const declarations = body
    .map((node) => ({ names: listDeclaredNames(node), node }))
    // `meta` describes the page to Storybook and belongs to no example.
    .filter(({ names }) => names.length > 0 && !names.includes('meta'));
  const shown =
    (getElementName(expression) === questionFrame && getAttributeValue(expression, 'question')) || expression;
  const used = new Set<Declaration>();
  addUsedDeclarations(listIdentifiers(shown), declarations, used);
  const names = new Set(
    [shown, ...[...used].map(({ node }) => node)].flatMap((node) => [...listIdentifiers(node)]),
  );
  const imports = body.flatMap((node) =>
    node.type === 'ImportDeclaration' ? (reduceImport(node, names) ?? []) : [],
  );
  const declarationTexts = declarations
    .filter((declaration) => used.has(declaration))
    .map(({ node }) => getSourceText(parsed, node));
  // If the example is a constant or a component of the file, its declaration is the code.
  const isDeclarationAlone =
    used.size > 0 && (shown.type === 'Identifier' || /^<\w+ \/>$/.test(getSourceText(parsed, shown)));
  const expressionTexts = isDeclarationAlone ? [] : [removeKey(dedent(getSourceText(parsed, shown)))];
  return [imports.join('\n'), ...declarationTexts, ...expressionTexts].filter(Boolean).join('\n\n');
}

const listElements = (node: Node | undefined): Node[] =>
  node?.type === 'ArrayExpression' ? node.elements.filter((element) => element !== null) : [];

/** Reads the code of all examples from a guide's file. */
export function readExamples(source: string): GuideExamples {
  const parsed = parseText(source);
  const pairs: string[] = [];
  let example: string | undefined;
  traverse(parsed.tree, {
    CallExpression: ({ node }) => {
      if (getName(node.callee) !== 'guide') return;
      const parts = new Map(listProperties(node.arguments[0]).map(({ name, value }) => [name, value]));
      const shown = parts.get('example');
      if (shown) example = buildCode(parsed, shown);
      for (const pair of listElements(parts.get('pairs'))) {
        const [first] = listElements(listProperties(pair).find(({ name }) => name === 'do')?.value);
        pairs.push(first ? buildCode(parsed, first) : '');
      }
    },
  });
  return { ...(example !== undefined && { example }), pairs };
}

/** Reads the examples of every guide, by the guide's title. */
export const readExamplesByGuide = (
  guides: readonly { title: string; importPath: string }[],
): Readonly<Record<string, GuideExamples>> =>
  Object.fromEntries(
    guides.map(({ title, importPath }) => [title, readExamples(readFileSync(importPath, 'utf8'))]),
  );
