const formatCell = (value: string | number) => `"${`${value}`.replaceAll('"', '""')}"`;

/** Returns a table as CSV (RFC 4180) with a byte order mark, by which spreadsheets detect UTF-8. */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;
