const ROW = /^ {0,3}\|.*\|\s*$/;
/** The line below a table's head, of which kramdown may leave out all cells but the first: "|-----". */
const RULE = /^ {0,3}\|[\s:|-]*-[\s:|-]*$/;

const isPart = (line: string): boolean => ROW.test(line) || RULE.test(line);

const cellsIn = (row: string): number =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** The rows of a table as GFM reads them: a rule of as many cells below the first, and none further down. */
const asTable = (rows: readonly string[]): readonly string[] => {
  const [head = '', second = '', ...others] = rows;
  const count = cellsIn(head);
  const isRuled = RULE.test(second);
  const isEven = count > 1 && rows.every((row) => RULE.test(row) || cellsIn(row) === count);
  if (rows.length < 2 || RULE.test(head) || (!isRuled && !isEven)) return rows;
  const rule = isRuled && cellsIn(second) === count ? second : `|${' --- |'.repeat(count)}`;
  const body = [...(isRuled ? [] : [second]), ...others].filter((row) => !RULE.test(row) || !row.includes('---'));
  // Right below an item of a list it would go on as its words
  return ['', head, rule, ...body];
};

/** Lines of one table in HTML. Longer is none. */
const LONGEST = 2_000;

/**
 * A table in HTML without blank lines and indents, which end it in Markdown or make code of its last tags. One that has
 * Markdown in its cells keeps them.
 */
export const withWholeTables = (lines: readonly string[]): string[] => {
  const result: string[] = [];
  // What was searched in vain for an end has none for a table further down either
  let searched = 0;
  for (let at = 0; at < lines.length; ) {
    let end = at;
    if (at >= searched && /^\s*<table[\s>]/i.test(lines[at] ?? ''))
      while (end - at < LONGEST && /^\s*(?:<|$)/.test(lines[end] ?? '-') && !/<\/table>/i.test(lines[end] ?? ''))
        end += 1;
    const isWhole = end > at && /^\s*<.*<\/table>|^\s*<\/table>/i.test(lines[end] ?? '');
    if (!isWhole) searched = Math.max(searched, end);
    const rows = isWhole ? lines.slice(at, end + 1) : lines.slice(at, at + 1);
    result.push(...(isWhole ? rows.map((line) => line.trim()).filter((line) => line !== '') : rows));
    at += rows.length;
  }
  return result;
};

/** Tables in the way of kramdown, without a head or with half a rule, as GFM has them. */
export const withTables = (lines: readonly string[]): string[] => {
  const result: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (isPart(lines[end] ?? '')) end += 1;
    result.push(...(end === at ? [lines[at] ?? ''] : asTable(lines.slice(at, end))));
    at = Math.max(end, at + 1);
  }
  return result;
};
