import type { ChunkRole } from '../../domain/material/chunk.ts';
import { pack, SIZE } from './pack.ts';
import type { PlacedBlock, PlacedSection } from './place.ts';
import type { Span } from './split.ts';

/** A part of the cleaned text that becomes a chunk: `text.slice(start, end)`. */
export interface DocumentCut {
  readonly start: number;
  readonly end: number;
  readonly path: readonly string[];
  readonly role: ChunkRole;
}

const isBody = (part: PlacedBlock | PlacedSection): boolean =>
  part.role === 'body' && (part.type === 'block' || part.parts.every(isBody));

/** Where the words of a section begin, below its heading. */
const contentStart = (section: PlacedSection): number => section.parts[0]?.start ?? section.end;

class Cutter {
  readonly cuts: DocumentCut[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  section(section: PlacedSection, isRoot: boolean): void {
    if (!isRoot && section.words <= SIZE.most && section.parts.length > 0 && isBody(section)) {
      this.#cut({ start: contentStart(section), end: section.end }, section.path, 'body');
      return;
    }
    let run: (PlacedBlock | PlacedSection)[] = [];
    const close = () => {
      this.#run(run, section.path);
      run = [];
    };
    for (const part of section.parts) {
      const [last] = run.slice(-1);
      if (last && !this.#joins(run, last, part, isRoot)) close();
      if (part.type === 'section' && !this.#isTiny(part, isRoot)) {
        close();
        this.section(part, false);
      } else run.push(part);
    }
    close();
  }

  /** A section below a main one that is too small to stand alone. */
  #isTiny(part: PlacedSection, belowRoot: boolean): boolean {
    return !belowRoot && part.words < SIZE.least && isBody(part);
  }

  #joins(
    run: readonly (PlacedBlock | PlacedSection)[],
    last: PlacedBlock | PlacedSection,
    part: PlacedBlock | PlacedSection,
    isRoot: boolean,
  ): boolean {
    if (last.type === 'block' && part.type === 'block') return last.role === part.role;
    if (last.type !== part.type || part.type !== 'section') return false;
    const words = run.reduce((sum, one) => sum + one.words, part.words);
    return this.#isTiny(part, isRoot) && words <= SIZE.most;
  }

  #run(run: readonly (PlacedBlock | PlacedSection)[], path: readonly string[]): void {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last) return;
    if (first.type === 'block') {
      const blocks = run.filter((part) => part.type === 'block');
      for (const span of pack(blocks, this.#text)) this.#cut(span, path, first.role);
    } else if (run.length === 1) this.#cut({ start: contentStart(first), end: first.end }, first.path, 'body');
    else this.#cut({ start: first.start, end: last.end }, path, 'body');
  }

  #cut({ start, end }: Pick<Span, 'start' | 'end'>, path: readonly string[], role: ChunkRole): void {
    const last = this.cuts.at(-1);
    const joins =
      role !== 'body' && last?.role === role && last.path.join() === path.join() && end - last.start < SIZE.most * 5;
    if (joins) this.cuts.splice(-1, 1, { ...last, end });
    else this.cuts.push({ start, end, path, role });
  }
}

/** Parts of 150 to 400 words that end where sections end; what is not body has parts of its own. */
export const cutDocument = (root: PlacedSection, text: string): DocumentCut[] => {
  const cutter = new Cutter(text);
  cutter.section(root, true);
  return cutter.cuts;
};
