import { type Tags, type tagKinds, tagsOf } from '../../../shared/catalogue/tags.ts';
import type { Reading } from '../nlp/reading.ts';
import tagPatterns from './tag-patterns.json' with { type: 'json' };

const TAGS = { sample: 60_000, most: 3 } as const;

/** Exams and tools with a name that is also a word: only as they are written. */
const patterns: Readonly<Record<string, string>> = tagPatterns;

/** Only tags of the vocabulary, and only those the material names. */
export const tagsFor = ({ chunks }: Reading): Tags => {
  const text = chunks
    .map((chunk) => chunk.text)
    .join('\n')
    .slice(0, TAGS.sample);
  const found = (kind: (typeof tagKinds)[number]): string[] =>
    tagsOf(kind)
      .filter((tag) => {
        const words = tag.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('-', '[ -]');
        const pattern = patterns[tag] ?? `(?i:(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}]))`;
        return new RegExp(pattern, 'u').test(text);
      })
      .slice(0, TAGS.most);
  return { industry: found('industry'), exam: found('exam'), tool: found('tool'), pedagogy: found('pedagogy') };
};
