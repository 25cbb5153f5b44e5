/** A run of lines that belong together. Offsets are into the text it was read from: `text.slice(start, end)`. */
export interface Block {
  readonly start: number;
  readonly end: number;
  /** 1–6 for a heading. */
  readonly level: number | null;
  /** The heading's words, without its marks; empty for anything else. */
  readonly title: string;
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const ATX = /^ {0,3}(#{1,6})[ \t]+\S/;
const SETEXT = /^ {0,3}(=+|-+)[ \t]*$/;
const FENCE = /^ {0,3}(?:```|~~~)/;
const LONGEST_TITLE = 90;

const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ start, end: start + line.trimEnd().length, text: line.trimEnd() });
    start += line.length + 1;
  }
  return lines;
};

/** Lines between blank lines; a fenced block is one run whatever is in it, a heading is a run of its own. */
const runsOf = (text: string): Line[][] => {
  const runs: Line[][] = [];
  let run: Line[] = [];
  let fenced = false;
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const line of linesOf(text)) {
    const fence = FENCE.test(line.text);
    if (!fenced && (line.text === '' || fence || ATX.test(line.text))) close();
    if (line.text === '' && !fenced) continue;
    run.push(line);
    if (fence && fenced) close();
    else if (!fenced && !fence && ATX.test(line.text)) close();
    if (fence) fenced = !fenced;
  }
  close();
  return runs;
};

/** The words between the marks; a loop, because a pattern would try every place of a long run of spaces. */
const titleOf = (line: string): string => {
  let title = line.trim().replace(/^#+/, '');
  while (title.endsWith('#')) title = title.slice(0, -1);
  return title.trim();
};

const marked = (run: readonly Line[]): Pick<Block, 'level' | 'title'> | undefined => {
  const first = run[0]?.text ?? '';
  const atx = ATX.exec(first);
  if (atx) return { level: atx[1]?.length ?? 1, title: titleOf(first) };
  const under = run.length === 2 ? SETEXT.exec(run[1]?.text ?? '')?.[1] : undefined;
  return under ? { level: under.startsWith('=') ? 1 : 2, title: first.trim() } : undefined;
};

/** In text without marks, a short line of its own that does not end like a sentence is taken for a heading. */
const unmarked = (run: readonly Line[], next: readonly Line[] | undefined): boolean => {
  const line = run[0]?.text.trim() ?? '';
  return (
    run.length === 1 &&
    line.length <= LONGEST_TITLE &&
    line.split(/\s+/).length <= 12 &&
    /^[\p{Lu}\p{N}]/u.test(line) &&
    /\p{L}{3}/u.test(line) &&
    !/[.,;:!?…)|"”]$/.test(line) &&
    (next?.map(({ text }) => text).join(' ').length ?? 0) > 2 * line.length
  );
};

const block = (run: readonly Line[], heading: Pick<Block, 'level' | 'title'> = { level: null, title: '' }): Block => ({
  start: run[0]?.start ?? 0,
  end: run.at(-1)?.end ?? 0,
  ...heading,
});

/** Headings and what stands between them, in order. */
export const blocksOf = (text: string): Block[] => {
  const runs = runsOf(text);
  const hasMarks = runs.some((run) => marked(run));
  return runs.map((run, index) => {
    if (hasMarks) return block(run, marked(run));
    if (!unmarked(run, runs[index + 1])) return block(run);
    return block(run, { level: index === 0 ? 1 : 2, title: run[0]?.text.trim() ?? '' });
  });
};
