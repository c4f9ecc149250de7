/** One line of the report's table. */
export interface Finding {
  what: string;
  measured: string;
  /** Empty if the figure has no target and is only for comparison. */
  target: string;
  /** Null without a target. */
  met: boolean | null;
}

/** Returns a figure without a target, for comparison. */
export const figure = (what: string, measured: string): Finding => ({
  what,
  measured,
  target: '',
  met: null,
});

const verdict = ({ met }: Finding) => (met === null ? '' : met ? 'met' : '**missed**');

/** Formats the findings as a Markdown table. */
export function toMarkdown(findings: readonly Finding[]): string {
  const rows = findings.map((one) => `| ${one.what} | ${one.measured} | ${one.target} | ${verdict(one)} |`);
  return ['| What | Measured | Target | Verdict |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
