/** So that programs read the file as UTF-8. */
export const CSV_BEGIN = '\ufeff';

/** What a spreadsheet would take for a formula, also behind spaces: with an apostrophe before it, it is text. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One row by RFC 4180, with the end of its line. */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;
