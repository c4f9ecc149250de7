/** One line of the table. */
export interface Finding {
  what: string;
  measured: string;
  /** Empty where nothing is asked, and the figure is there to be compared. */
  target: string;
  /** Null where nothing is asked. */
  met: boolean | null;
}

/** A figure to be compared, with nothing asked of it. */
export const figure = (what: string, measured: string): Finding => ({
  what,
  measured,
  target: '',
  met: null,
});

const verdict = ({ met }: Finding) => (met === null ? '' : met ? 'met' : '**missed**');

/** The findings as a table in Markdown. */
export function toMarkdown(findings: readonly Finding[]): string {
  const rows = findings.map((one) => `| ${one.what} | ${one.measured} | ${one.target} | ${verdict(one)} |`);
  return ['| What | Measured | Target | Verdict |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
