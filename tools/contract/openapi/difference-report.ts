import { type DocumentDifference, documentVerdicts, type OperationDifference } from './compare-documents.ts';
import type { Difference } from './difference.ts';

/** Heading of a report. */
export interface DifferenceHeading {
  /** File or address of the other document. */
  readonly document: string;
  readonly at: string;
}

/** Returns a summary: 'missing 1, breaks 2, unsure 0, lived with 30, fits 36'. */
export const summarizeDifference = ({ operations }: DocumentDifference): string =>
  documentVerdicts
    .map((verdict) => `${verdict} ${operations.filter((one) => one.verdict === verdict).length}`)
    .join(', ');

/** Escapes a bar, which would end the cell. */
const escapeCell = (text: string) => text.replaceAll('|', '\\|');

/** Formats a difference, e.g. 'reply data.phone: ours a text, theirs null (lived with)'. */
const formatDifference = ({ side, path, kind, ours, theirs, effect }: Difference): string =>
  `${effect}: ${[side, path].filter(Boolean).join(' ')} ${kind}: ours ${ours}, theirs ${theirs}`;

const isSpelledOut = ({ effect, kind }: Difference) => effect !== 'lived with' || kind !== 'limit';

/** Formats an operation as a row of the table. */
function formatRow({ name, address, verdict, likeliest, differences }: OperationDifference): string {
  const limits = differences.filter((difference) => !isSpelledOut(difference));
  const details = [
    ...(likeliest ? [`perhaps \`${likeliest}\``] : []),
    ...differences.filter(isSpelledOut).map(formatDifference),
    ...(limits.length > 0 ? [`lived with: ${limits.length} limits that are not theirs`] : []),
  ];
  return `| ${verdict} | ${name} | \`${address}\` | ${details.map(escapeCell).join('<br>')} |`;
}

/** Formats a comparison as Markdown, the most urgent operations first. */
export function toDifferenceMarkdown(
  difference: DocumentDifference,
  { document, at }: DifferenceHeading,
): string {
  const { prefix, base, operations, furtherOperations } = difference;
  const sorted = documentVerdicts.flatMap((verdict) => operations.filter((one) => one.verdict === verdict));
  const prefixText = prefix === '' ? '' : ` Their paths begin with \`${prefix}\`.`;
  return [
    `# ${document} against public/openapi.json`,
    '',
    `${at}. Operations: ${summarizeDifference(difference)}. ${furtherOperations} further ones, which the app does not call.`,
    `Their API is at \`${base}\`.${prefixText}`,
    '',
    '| Verdict | Operation | Address | What differs |',
    '|---|---|---|---|',
    ...sorted.map(formatRow),
    '',
  ].join('\n');
}
