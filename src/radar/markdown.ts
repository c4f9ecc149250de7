import { formatDrift } from '#api/contract/drifts.ts';
import { countByVerdict, type OperationReport, type RadarReport, verdicts } from './report.ts';

/** Heading of a report: the API, the time, and the validators in use. */
export interface Heading {
  readonly api: string;
  readonly at: string;
  readonly judges: readonly string[];
}

/** Returns a summary: 'drifts 2, unreachable 1, fits 40, not tried 30'. */
export const summarizeReport = (report: RadarReport): string =>
  verdicts.map((verdict) => `${verdict} ${countByVerdict(report, verdict)}`).join(', ');

/** Escapes a bar, which would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

function row({ name, method, path, assumed, verdict, calls, drifts, unseen, note }: OperationReport): string {
  const missed = unseen.length > 0 ? `not seen: ${unseen.join(', ')}` : '';
  const said = [...drifts.map(formatDrift), note, missed].filter(Boolean).map(cell).join('<br>');
  const guessed = assumed ? ' (assumed)' : '';
  return `| ${verdict} | ${name} | \`${method} ${path}\`${guessed} | ${calls} | ${said} |`;
}

/** Formats a report as Markdown, drifts first. */
export function toMarkdown(report: RadarReport, { api, at, judges }: Heading): string {
  const inOrder = verdicts.flatMap((verdict) =>
    report.operations.filter((operation) => operation.verdict === verdict),
  );
  const strangers = report.unknownCalls.map((address) => `- \`${address}\``);
  return [
    `# ${api} against the contract`,
    '',
    `${at}. Judged by ${judges.join(' and ')}. Operations: ${summarizeReport(report)}.`,
    '',
    '| Verdict | Operation | Address | Calls | What differs, or why not |',
    '|---|---|---|--:|---|',
    ...inOrder.map(row),
    ...(strangers.length > 0 ? ['', '## Calls that are not in the contract', '', ...strangers] : []),
    '',
  ].join('\n');
}
