import { formatDrift } from '#api/contract/drifts.ts';
import type { Amendment } from './amend.ts';
import type { Proposal } from './proposals.ts';
import type { SavedReport } from './saved-report.ts';

/** Proposals for one operation. */
export interface Proposed {
  /** Method and path, such as 'GET dashboard/profile'. */
  readonly address: string;
  readonly proposals: readonly Proposal[];
}

/** Returns a string literal with single quotes, with all special characters escaped. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? quoted(value) : String(value);
}

const objectOf = (amendment: Amendment): string => {
  const fields = Object.entries(amendment).map(([key, value]) => `${key}: ${literal(value)}`);
  return `{ ${fields.join(', ')} }`;
};

/** Returns a comment of one line; line breaks in the API's names become spaces. */
const comment = (text: string) => `    // ${text.replaceAll(/\s+/g, ' ')}`;

function linesOf({ address, proposals }: Proposed): string[] {
  const lines = proposals.flatMap(({ drift, amendment, why }) =>
    amendment
      ? [comment(formatDrift(drift)), `    ${objectOf(amendment)},`]
      : [comment(`${formatDrift(drift)}. Not amended: ${why}.`)],
  );
  return [`  ${quoted(address)}: [`, ...lines, '  ],'];
}

/** Returns the code of the proposed amendments, each below a comment with the radar's finding. */
export const tableOf = ({ at }: SavedReport, proposed: readonly Proposed[]): string =>
  [
    "import type { Amendments } from './amend.ts';",
    '',
    '/**',
    ` * Differences of the API, found by the contract radar (${at.replaceAll('*/', '')}). Each line is a proposal:`,
    ' * keep the correct ones, and complete those with a comment.',
    ' */',
    'export const amendments: Amendments = {',
    ...proposed.flatMap(linesOf),
    '};',
    '',
  ].join('\n');
