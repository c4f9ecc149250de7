/** One line of the report's table. */
export interface Finding {
  subject: string;
  measured: string;
  /** Empty if the figure has no target and is only for comparison. */
  target: string;
  /** Null without a target. */
  met: boolean | null;
}

/** Returns a figure without a target, for comparison. */
export const unjudgedFigure = (subject: string, measured: string): Finding => ({
  subject,
  measured,
  target: '',
  met: null,
});

const verdictOf = ({ met }: Finding) => (met === null ? '' : met ? 'met' : '**missed**');

/** Formats the findings as a Markdown table. */
export function toMarkdown(findings: readonly Finding[]): string {
  const rows = findings.map(
    (finding) => `| ${finding.subject} | ${finding.measured} | ${finding.target} | ${verdictOf(finding)} |`,
  );
  return ['| What | Measured | Target | Verdict |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
