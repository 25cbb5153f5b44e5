import { weightedWords } from '../../../shared/plan/weighted-words.ts';
import type { ChunkRole } from '../../domain/material/chunk.ts';
import type { BlockRole, DocumentBlock, DocumentSection } from '../document.ts';

/** A block with its place in the cleaned text. */
export interface PlacedBlock {
  readonly type: 'block';
  readonly block: DocumentBlock;
  readonly role: ChunkRole;
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

/** A section with its place; `start` is where its heading stands. */
export interface PlacedSection {
  readonly type: 'section';
  /** Plain headings down to its own, outermost first. */
  readonly path: readonly string[];
  readonly role: ChunkRole;
  readonly start: number;
  end: number;
  words: number;
  readonly parts: (PlacedBlock | PlacedSection)[];
}

const GAP = '\n\n';
const DEEPEST = 6;

/** What a path joins its headings with may not stand in one. */
const pathName = (title: string): string =>
  title
    .replace(/[*`]|\\(?=[!-/:-@[-`{-~])/g, '')
    .replaceAll(' › ', ' – ')
    .trim();

/** The cleaned text of a document, and where everything stands in it. References and furniture are not part of it. */
export class Placer {
  text = '';

  #write(markdown: string): { start: number; end: number } {
    if (this.text !== '') this.text += GAP;
    const start = this.text.length;
    this.text += markdown;
    return { start, end: this.text.length };
  }

  /** Undefined for what is not kept. */
  section(
    section: DocumentSection,
    above: readonly string[],
    inherited: BlockRole,
    depth: number,
  ): PlacedSection | undefined {
    const role = section.role ?? inherited;
    if (isDropped(role) || !hasContent(section, role)) return undefined;
    const heading =
      section.title === null ? undefined : this.#write(`${'#'.repeat(Math.min(depth, DEEPEST))} ${section.title}`);
    const path = section.title === null ? above : [...above, pathName(section.title)];
    const placed: PlacedSection = {
      type: 'section',
      path,
      role,
      start: heading?.start ?? (this.text === '' ? 0 : this.text.length + GAP.length),
      end: heading?.end ?? this.text.length,
      words: 0,
      parts: [],
    };
    for (const part of section.parts) {
      const one =
        part.type === 'section'
          ? this.section(part, path, role, section.title === null ? depth : depth + 1)
          : this.#block(part, role);
      if (!one) continue;
      placed.parts.push(one);
      placed.words += one.words;
      placed.end = one.end;
    }
    return placed;
  }

  #block(block: DocumentBlock, inherited: ChunkRole): PlacedBlock | undefined {
    const role = block.role ?? inherited;
    if (isDropped(role)) return undefined;
    return { type: 'block', block, role, ...this.#write(block.markdown), words: weightedWords(block.markdown) };
  }
}

const isDropped = (role: BlockRole): role is 'references' | 'furniture' =>
  role === 'references' || role === 'furniture';

const hasContent = (section: DocumentSection, inherited: BlockRole): boolean =>
  section.parts.some((part) => {
    const role = part.role ?? inherited;
    return !isDropped(role) && (part.type === 'block' || hasContent(part, role));
  });
