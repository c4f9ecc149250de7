import type { Node, NodePath } from './syntax.ts';

/** Citations of documents and decisions in comments (checked by `tools/ci/citations.test.ts`). */
const citationPattern =
  /\b(?:intake|accounts|physician) §[\d.]*\d(?:(?:, |–| and )§?[\d.]*\d)*|\bdecisions? \d+(?:(?:, | and )\d+)*/g;
/** Comment that cites the source of all texts of a file: “Texts: intake §8”. */
const fileCitationPattern = new RegExp(`Texts: (?:${citationPattern.source})`);

const listCitations = (node: Node) =>
  node.leadingComments?.flatMap(({ value }) => value.match(citationPattern) ?? []).join(', ');

/** Returns the rule cited at a node, else at the closest ancestor, else for the file; or ''. */
export function findCitation(at: Node, path: NodePath, source: string): string {
  const ownCitations = listCitations(at);
  if (ownCitations) return ownCitations;
  for (let ancestor: NodePath | null = path; ancestor; ancestor = ancestor.parentPath) {
    const ancestorCitations = listCitations(ancestor.node);
    if (ancestorCitations) return ancestorCitations;
  }
  return source.match(fileCitationPattern)?.[0].replace('Texts: ', '') ?? '';
}
