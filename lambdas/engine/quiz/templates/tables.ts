import { filled } from '../../languages/language.ts';
import { listed } from '../../languages/listed.ts';
import type { Part } from '../../text/chunk.ts';
import { countWords, fold } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';

type Table = Extract<Part, { kind: 'table' }>;
const LONGEST_CELL = 14;
const FEWEST_ROWS = 3;

const column = (table: Table, index: number): string[] => table.rows.map(({ cells }) => cells[index] ?? '');
const isUnique = (cells: readonly string[]): boolean => new Set(cells.map(fold)).size === cells.length;
const usable = (cell: string): boolean => cell.trim() !== '' && cell.trim() !== '-' && countWords(cell) <= LONGEST_CELL;

/** Whether the first column names the rows: all of its cells are there, and all different. */
const namesRows = (table: Table): boolean => {
  const cells = column(table, 0);
  return isUnique(cells) && cells.every((cell) => usable(cell) && countWords(cell) <= 6 && /\p{L}/u.test(cell));
};

/** "Greens | Browns": two lists side by side, whose rows are no pairs. */
const areLists = ({ head }: Table): boolean =>
  head.length === 2 && head.every((name) => /^\p{L}+[^su\P{L}]s$/u.test(name.trim()));

/** What stands in a row is of one sort there, and what stands in a column is not. */
const PROPERTY =
  /^(?:|property|properties|feature|characteristic|aspect|criterion|eigenschaft|merkmal|kriterium|característica|propiedad|rasgo|aspecto|criterio)$/i;

/** A column of figures, or one of words: where both stand, the kind of a cell gives its row away. */
const isOfOneKind = (cells: readonly string[]): boolean => {
  const figures = cells.filter(isFigure).length;
  return figures === 0 || figures === cells.length;
};

const isFigure = (cell: string): boolean => /^[^\p{L}]*\d/u.test(cell);
/** "halved" is part of "halved or rings": what holds for the one holds for the other. */
const holds = (cell: string, other: string): boolean =>
  other !== cell &&
  !isFigure(cell) &&
  (` ${fold(other)} `.includes(` ${fold(cell)} `) || ` ${fold(cell)} `.includes(` ${fold(other)} `));

/** Cells near in the table first; those that share the answer's row or text are not wrong. */
const neighbours = (cells: readonly string[], row: number): string[] =>
  cells
    .map((cell, index) => ({ cell, far: Math.abs(index - row) }))
    .filter(({ cell, far }) => far > 0 && usable(cell))
    .sort((a, b) => a.far - b.far || (a.cell < b.cell ? -1 : 1))
    .map(({ cell }) => cell);

const ofTable = (table: Table, id: string, heading: string | null, ground: Ground): Candidate[] => {
  const { material } = ground;
  const { quiz } = material.language.phrases;
  if (areLists(table) || !namesRows(table) || table.rows.length < FEWEST_ROWS) return [];
  const byRow = PROPERTY.test(table.head[0]?.trim() ?? '');
  const where = heading ?? '';
  return table.head.flatMap((header, index): Candidate[] => {
    if (index === 0 || header === '') return [];
    const cells = column(table, index);
    if (!byRow && !isOfOneKind(cells)) return [];
    return table.rows.flatMap(({ cells: own, start, end }, row): Candidate[] => {
      const name = own[0] ?? '';
      const value = own[index] ?? '';
      const rivals = byRow ? own.slice(1) : cells;
      if (!usable(value) || rivals.filter((cell) => fold(cell) === fold(value)).length > 1) return [];
      if (rivals.some((cell) => holds(value, cell)) || !isOfOneKind(rivals)) return [];
      const make = (question: string, key: string, pool: readonly string[], bonus: number): Candidate[] => {
        const quote = evidence(material.byId.get(id), { start, end }, key);
        const shown = listed(
          table.head.map((head, at) => `${head}: ${own[at] ?? ''}`),
          material.language,
        );
        const common = { template: 'table', sentences: [], subject: `${where}/${header}` } as const;
        return quote ? [{ ...common, question, key, pool, chunk: id, quote, shown, bonus }] : [];
      };
      const values = { header, heading: where, subject: name, value };
      const ofRow = filled(where ? quiz.tableSubjectUnder : quiz.tableSubject, values);
      const ofCell = filled(where ? quiz.tableValueUnder : quiz.tableValue, values);
      return [
        ...(byRow ? [] : make(ofRow, name, neighbours(column(table, 0), row), 0)),
        ...make(ofCell, value, byRow ? neighbours(rivals, index - 1) : neighbours(cells, row), -0.05),
      ];
    });
  });
};

/** What a table says of one of its rows; the cells of the other rows are the wrong options. */
export const tableCandidates = (ground: Ground): Candidate[] =>
  ground.chunks.flatMap(({ sections, id }) =>
    sections.flatMap(({ parts, heading }) =>
      parts.flatMap((part) => (part.kind === 'table' ? ofTable(part, id, heading, ground) : [])),
    ),
  );
