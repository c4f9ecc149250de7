const cell = (value: string | number) => `"${`${value}`.replaceAll('"', '""')}"`;

/** A table as spreadsheets read it (RFC 4180), with the mark that has them take it for UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
