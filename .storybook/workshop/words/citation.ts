import type { Node, NodePath } from './syntax.ts';

/** Citations of documents and decisions in comments (checked by `tools/ci/citations.test.ts`). */
const CITATION =
  /\b(?:intake|accounts|physician) §[\d.]*\d(?:(?:, |–| and )§?[\d.]*\d)*|\bdecisions? \d+(?:(?:, | and )\d+)*/g;
/** Comment that cites the source of all texts of a file: “Texts: intake §8”. */
const OF_THE_FILE = new RegExp(`Texts: (?:${CITATION.source})`);

const citedAt = (node: Node) =>
  node.leadingComments?.flatMap(({ value }) => value.match(CITATION) ?? []).join(', ');

/** Returns the rule cited at a node, else at the closest ancestor, else for the file; or ''. */
export function citationOf(at: Node, path: NodePath, source: string): string {
  const own = citedAt(at);
  if (own) return own;
  for (let above: NodePath | null = path; above; above = above.parentPath) {
    const cited = citedAt(above.node);
    if (cited) return cited;
  }
  return source.match(OF_THE_FILE)?.[0].replace('Texts: ', '') ?? '';
}
