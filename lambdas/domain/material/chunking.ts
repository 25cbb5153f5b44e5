import type { MaterialId } from '../../../shared/model/id.ts';
import { cutText } from '../../../shared/plan/cut.ts';
import type { Chunk } from './chunk.ts';

export interface MaterialText {
  readonly id: MaterialId;
  readonly text: string;
}

/** Separator between materials in the joined text that offsets refer to. */
export const JOINER = '\n\n';

/** Chunks of 150–400 words under their headings; `joined.slice(start, end) === text` for each. */
export const chunkMaterials = (materials: readonly MaterialText[]): Chunk[] => {
  const chunks: Chunk[] = [];
  let base = 0;
  for (const { id, text } of materials) {
    for (const { start, end, heading } of cutText(text)) {
      chunks.push({
        id: `c${chunks.length + 1}`,
        material: id,
        heading,
        text: text.slice(start, end),
        start: base + start,
        end: base + end,
      });
    }
    base += text.length + JOINER.length;
  }
  return chunks;
};
