import { babelParse, type NodePath, traverse, type types } from 'storybook/internal/babel';

export type Node = types.Node;
export type { NodePath, types };
export { traverse };

/** Source text and its syntax tree, comments included. */
export interface ParsedSource {
  source: string;
  tree: types.File;
}

/** Parses TypeScript. */
export const parseText = (source: string): ParsedSource => ({ source, tree: babelParse(source) });

type Expression = Node | null | undefined;

/** Unwraps `as const` and `satisfies`, which do not change the value. */
const unwrapAssertion = (node: Expression): Expression =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? unwrapAssertion(node.expression)
    : node;

/** Returns the name of a property, attribute, callee or constant: `messages.email` for a member. */
export function getName(key: Expression): string {
  if (key?.type === 'JSXExpressionContainer') return getName(key.expression);
  if (key?.type === 'Identifier' || key?.type === 'JSXIdentifier') return key.name;
  if (key?.type === 'MemberExpression') return `${getName(key.object)}.${getName(key.property)}`;
  return key?.type === 'StringLiteral' || key?.type === 'NumericLiteral' ? `${key.value}` : '';
}

/** Lists the properties of an object literal, without spread ones. */
export function listProperties(expression: Expression): { name: string; value: Node; property: Node }[] {
  const node = unwrapAssertion(expression);
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) =>
    property.type === 'ObjectProperty'
      ? [{ name: getName(property.key), value: property.value, property }]
      : [],
  );
}

/** Returns the placeholder of a value that is only known at run time: “{name}”. */
const createPlaceholder = ({ source }: ParsedSource, node: Node) =>
  `{${source.slice(node.start ?? 0, node.end ?? 0).replace(/\s+/g, ' ')}}`;

/** Returns an expression's text with placeholders for unknown values; undefined without a text. */
export function getExpressionText(parsed: ParsedSource, expression: Expression): string | undefined {
  const node = unwrapAssertion(expression);
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'ArrowFunctionExpression') return getExpressionText(parsed, node.body);
  if (node?.type === 'JSXExpressionContainer') return getExpressionText(parsed, node.expression);
  if (node?.type !== 'TemplateLiteral') return;
  const valuePlaceholders = node.expressions.map((value) => createPlaceholder(parsed, value));
  return node.quasis
    .map(({ value }, index) => `${value.cooked ?? ''}${valuePlaceholders[index] ?? ''}`)
    .join('');
}

/** Returns the text of markup on one line. */
export function getMarkupText(parsed: ParsedSource, children: readonly Node[]): string {
  const texts = children.map((child) => {
    if (child.type === 'JSXText') return child.value.replace(/\s+/g, ' ');
    if (child.type === 'JSXElement') return getMarkupText(parsed, child.children);
    const expression = child.type === 'JSXExpressionContainer' ? child.expression : child;
    return getExpressionText(parsed, expression) ?? createPlaceholder(parsed, expression);
  });
  return texts.join('').trim();
}
