import type { types } from 'storybook/internal/babel';
import { type ReferenceContext, resolveReferencedValue } from 'storybook/internal/csf-tools';

/** Returns the text of an expression in a story's file, if it is a literal or a constant. */
export function textOf(node: types.Node | undefined, context: ReferenceContext): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'MemberExpression') return;
  const referenced = resolveReferencedValue(context, node);
  return referenced && textOf(referenced.node, referenced.ctx);
}
