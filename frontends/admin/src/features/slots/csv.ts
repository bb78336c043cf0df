/** A cell that a spreadsheet would read as a formula is told to be text by an apostrophe (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

const cellText = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as RFC 4180 has them, with the mark by which spreadsheets know UTF-8. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string => `\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
