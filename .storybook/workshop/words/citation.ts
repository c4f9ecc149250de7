import type { Node, NodePath } from './syntax.ts';

/** As the comments of the project cite the documents and the decisions; `tools/ci/citations.test.ts` holds that they exist. */
const CITATION =
  /\b(?:intake|accounts|physician) §[\d.]*\d(?:(?:, |–| and )§?[\d.]*\d)*|\bdecisions? \d+(?:(?:, | and )\d+)*/g;
/** One comment may say where all texts of a file come from: “Texts: intake §8”. */
const OF_THE_FILE = new RegExp(`Texts: (?:${CITATION.source})`);

const citedAt = (node: Node) =>
  node.leadingComments?.flatMap(({ value }) => value.match(CITATION) ?? []).join(', ');

/** The rule that a place of the code goes back to: what is cited at it, else at what it stands in; '' where nothing is. */
export function citationOf(at: Node, path: NodePath, source: string): string {
  const own = citedAt(at);
  if (own) return own;
  for (let above: NodePath | null = path; above; above = above.parentPath) {
    const cited = citedAt(above.node);
    if (cited) return cited;
  }
  return source.match(OF_THE_FILE)?.[0].replace('Texts: ', '') ?? '';
}
