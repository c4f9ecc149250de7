import { formatDrift } from '#api/contract/drifts.ts';
import type { Amendment } from './amend.ts';
import type { Proposal } from './proposals.ts';
import type { SavedReport } from './saved-report.ts';

/** Proposals for one operation. */
export interface OperationProposals {
  /** Method and path, such as 'GET dashboard/profile'. */
  readonly address: string;
  readonly proposals: readonly Proposal[];
}

/** Returns a string literal with single quotes, with all special characters escaped. */
function quoteLiteral(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function formatLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`;
  return typeof value === 'string' ? quoteLiteral(value) : String(value);
}

const formatObject = (amendment: Amendment): string => {
  const fields = Object.entries(amendment).map(([key, value]) => `${key}: ${formatLiteral(value)}`);
  return `{ ${fields.join(', ')} }`;
};

/** Returns a comment of one line; line breaks in the API's names become spaces. */
const formatComment = (text: string) => `    // ${text.replaceAll(/\s+/g, ' ')}`;

/** Formats the proposals for an operation as lines of code. */
function formatOperation({ address, proposals }: OperationProposals): string[] {
  const lines = proposals.flatMap(({ drift, amendment, why }) =>
    amendment
      ? [formatComment(formatDrift(drift)), `    ${formatObject(amendment)},`]
      : [formatComment(`${formatDrift(drift)}. Not amended: ${why}.`)],
  );
  return [`  ${quoteLiteral(address)}: [`, ...lines, '  ],'];
}

/** Returns the code of the proposed amendments, each below a comment with the radar's finding. */
export const formatAmendments = (
  { at }: SavedReport,
  operationProposals: readonly OperationProposals[],
): string =>
  [
    "import type { Amendments } from './amend.ts';",
    '',
    '/**',
    ` * Differences of the API, found by the contract radar (${at.replaceAll('*/', '')}). Each line is a proposal:`,
    ' * keep the correct ones, and complete those with a comment.',
    ' */',
    'export const amendments: Amendments = {',
    ...operationProposals.flatMap(formatOperation),
    '};',
    '',
  ].join('\n');
