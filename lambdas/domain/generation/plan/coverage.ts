import { evidenceOf } from '../../../../shared/model/learning/question.ts';
import { bodyChunks } from '../../material/body-chunks.ts';
import type { Chunk } from '../../material/chunk.ts';
import type { Coverage } from '../../material/coverage.ts';
import { countSections } from '../../material/sections.ts';
import { contentStems, overlap } from '../../scene/words.ts';
import type { WrittenScene } from '../../scene/written-scene.ts';

/** The share of a chunk's words that a chapter has when it teaches it without quoting it. */
const TAUGHT_OVERLAP = 0.5;

/** Which parts of the material chapters teach, which questions ask about, and which nothing uses. */
export const coverageOf = (material: readonly Chunk[], scenes: readonly WrittenScene[]): Coverage => {
  const chunks = bodyChunks(material);
  const chapters = scenes
    .filter(({ type }) => type === 'chapter')
    .map(({ content, sources }) => ({
      quoted: new Set(sources.map(({ chunk }) => chunk)),
      said: contentStems(content ?? ''),
    }));
  const asked = new Set(scenes.flatMap(({ keys }) => keys.flatMap(evidenceOf).map(({ chunk }) => chunk)));
  const taught = new Set(
    chunks
      .filter(({ id, text }) =>
        chapters.some(({ quoted, said }) => quoted.has(id) || overlap(contentStems(text), said) >= TAUGHT_OVERLAP),
      )
      .map(({ id }) => id),
  );
  const ids = chunks.map(({ id }) => id);
  const isTold = ({ id }: Chunk): boolean => taught.has(id) || asked.has(id);
  const own = chunks.filter(({ again }) => again === undefined);
  return {
    taught: ids.filter((id) => taught.has(id)),
    asked: ids.filter((id) => asked.has(id)),
    unused: chunks.filter((chunk) => !isTold(chunk)).map(({ id }) => id),
    sections: countSections(own, isTold),
    again: chunks.filter(isTold).flatMap(({ again }) => again ?? []),
  };
};
