import { formatDrift } from '#api/contract/drifts.ts';
import { countByVerdict, type OperationReport, type RadarReport, verdicts } from './report.ts';

/** Heading of a report: the API, the time, and the validators in use. */
export interface Heading {
  readonly api: string;
  readonly at: string;
  readonly validators: readonly string[];
  /** Sentences about the API as a whole that are no drift. */
  readonly remarks?: readonly string[];
}

/** Returns a summary: 'drifts 2, unreachable 1, fits 40, not tried 30'. */
export const summarizeReport = (report: RadarReport): string =>
  verdicts.map((verdict) => `${verdict} ${countByVerdict(report, verdict)}`).join(', ');

/** Escapes a bar, which would end the cell. */
const escapeCell = (text: string) => text.replaceAll('|', '\\|');

/** Formats an operation as a row of the table. */
function formatRow({
  name,
  method,
  path,
  assumed,
  verdict,
  calls,
  drifts,
  unseen,
  note,
}: OperationReport): string {
  const unseenNote = unseen.length > 0 ? `not seen: ${unseen.join(', ')}` : '';
  const details = [...drifts.map(formatDrift), note, unseenNote].filter(Boolean).map(escapeCell).join('<br>');
  const assumedMark = assumed ? ' (assumed)' : '';
  return `| ${verdict} | ${name} | \`${method} ${path}\`${assumedMark} | ${calls} | ${details} |`;
}

/** Formats a report as Markdown, drifts first. */
export function toMarkdown(report: RadarReport, { api, at, validators, remarks = [] }: Heading): string {
  const operationsByVerdict = verdicts.flatMap((verdict) =>
    report.operations.filter((operation) => operation.verdict === verdict),
  );
  const unknownCalls = report.unknownCalls.map((address) => `- \`${address}\``);
  return [
    `# ${api} against the contract`,
    '',
    `${at}. Judged by ${validators.join(' and ')}. Operations: ${summarizeReport(report)}.`,
    '',
    ...remarks.flatMap((remark) => [remark, '']),
    '| Verdict | Operation | Address | Calls | What differs, or why not |',
    '|---|---|---|--:|---|',
    ...operationsByVerdict.map(formatRow),
    ...(unknownCalls.length > 0 ? ['', '## Calls that are not in the contract', '', ...unknownCalls] : []),
    '',
  ].join('\n');
}
