import type { types } from 'storybook/internal/babel';
import { type ReferenceContext, resolveReferencedValue } from 'storybook/internal/csf-tools';

/** The text that an expression of a story's file stands for, as far as constants say it. */
export function textOf(node: types.Node | undefined, context: ReferenceContext): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'MemberExpression') return;
  const referenced = resolveReferencedValue(context, node);
  return referenced && textOf(referenced.node, referenced.ctx);
}
