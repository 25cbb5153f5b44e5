import type { MaterialId } from '../../../shared/model/id.ts';
import type { Apparatus, Chunk } from '../../domain/material/chunk.ts';
import type { Document, DocumentSection } from '../document.ts';
import { assignRoles } from '../roles/assign-roles.ts';
import { plainWords } from '../roles/plain.ts';
import { apparatusOf, joinApparatus } from './apparatus.ts';
import { calmHeadings } from './calm-headings.ts';
import { cutDocument } from './cut-document.ts';
import { findTitle } from './find-title.ts';
import { Placer } from './place.ts';
import { placeFigures } from './place-figures.ts';

/** Between the texts of several materials. */
const JOINER = '\n\n';

interface Parts {
  readonly title: string | undefined;
  readonly text: string;
  /** `text.slice(start, end) === chunk.text` for each. */
  readonly chunks: readonly Chunk[];
  readonly apparatus: Apparatus;
}

interface ReadMaterial {
  readonly id: MaterialId;
  readonly document: Document;
}

/** The title stands over the whole text: as the only section at the top, or as one that is put there. */
const underTitle = (root: DocumentSection, title: string | undefined): DocumentSection => {
  const [only, ...others] = root.parts;
  if (only?.type === 'section' && others.length === 0 && only.title !== null && only.role === undefined) {
    return { ...only, title: title === undefined || plainWords(only.title) === title ? only.title : title };
  }
  return { ...root, title: title ?? null };
};

const placedOf = (document: Document) => {
  assignRoles(document.root);
  placeFigures(document.root);
  const title = calmHeadings(document, findTitle(document));
  const placer = new Placer();
  const placed = placer.section(underTitle(document.root, title), [], 'body', 1);
  return { title, placed, text: placer.text };
};

/** A document as cleaned Markdown, which is the same when it is read again. */
export const markdownOf = (document: Document): string => placedOf(document).text;

/** The title and what a part is called: a glossary belongs to the whole text, below whatever exercises it stands. */
const endsOf = (path: readonly string[]): readonly string[] =>
  path.length > 2 ? [path[0] ?? '', path.at(-1) ?? ''] : path;

const partsOfOne = ({ id, document }: ReadMaterial, before: number, base: number): Parts => {
  const { title, placed, text } = placedOf(document);
  const cuts = placed ? cutDocument(placed, text) : [];
  const chunks = cuts.map(
    ({ start, end, path, role }, index): Chunk => ({
      id: `c${before + index + 1}`,
      material: id,
      heading: (role === 'body' ? path : endsOf(path)).join(' › ') || null,
      ...(role === 'body' ? {} : { role }),
      text: text.slice(start, end),
      start: base + start,
      end: base + end,
    }),
  );
  return { title, text, chunks, apparatus: placed ? apparatusOf(placed, chunks, base) : joinApparatus([]) };
};

/** The cleaned text of one or more materials, its chunks and what textbooks put around it. */
export const extractParts = (materials: readonly ReadMaterial[]): Parts => {
  const all: Parts[] = [];
  let base = 0;
  let count = 0;
  for (const material of materials) {
    const parts = partsOfOne(material, count, base);
    base += parts.text.length + JOINER.length;
    count += parts.chunks.length;
    all.push(parts);
  }
  return {
    title: all.length === 1 ? all[0]?.title : undefined,
    text: all.map(({ text }) => text).join(JOINER),
    chunks: all.flatMap(({ chunks }) => chunks),
    apparatus: joinApparatus(all.map(({ apparatus }) => apparatus)),
  };
};
