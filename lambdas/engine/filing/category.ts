import { categories } from '../../../shared/catalogue/categories.ts';
import type { EditionPlanAnswer } from '../../domain/model/answers.ts';
import { once } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import type { Reading } from '../nlp/reading.ts';
import { contentWords, shared, words } from '../nlp/words.ts';
import categoryWords from './category-words.json' with { type: 'json' };

/** So many different words of a subject, used so often, before the lesson is filed under it. */
const ENOUGH = { words: 3, score: 6 } as const;
/** A guess is only made where it is clearly better than the next one. */
const AHEAD = 1.25;
/** What a title that names the subject is worth. */
const NAMED = 6;
const SAMPLE_WORDS = 6_000;

const vocabularies: Readonly<Record<string, string>> = categoryWords;

const frequencies = once(({ chunks, language }: Reading): ReadonlyMap<string, number> => {
  const { singular } = localeOf(language).nlp;
  const counts = new Map<string, number>();
  const text = chunks.map((chunk) => `${chunk.path.join(' ')} ${chunk.text}`).join(' ');
  for (const word of words(text).slice(0, SAMPLE_WORDS))
    counts.set(singular(word), (counts.get(singular(word)) ?? 0) + 1);
  return counts;
});

/** Slugs; empty where none stands out. */
type Filing = Readonly<Pick<EditionPlanAnswer, 'category' | 'subcategory'>>;
const NOWHERE: Filing = { category: '', subcategory: '' };

/** The subcategory whose words the material uses most. The words are English: of other languages nothing is said. */
export const categoryOf = (reading: Reading, title: string): Filing => {
  const { nlp, edition } = localeOf(reading.language);
  if (!edition.genres) return NOWHERE;
  const counts = frequencies(reading);
  const named = contentWords(title, nlp);
  const scored = categories
    .flatMap(({ slug, subcategories }) =>
      subcategories.map((sub) => {
        const label = contentWords(sub.label, nlp);
        const own = vocabularies[`${slug}/${sub.slug}`]?.split(' ') ?? [];
        const hits = [...new Set([...own, ...label])].map((word) => counts.get(word) ?? 0).filter((count) => count > 0);
        // Often is not more than twice as good as twice: the breadth of the vocabulary decides.
        const used = hits.reduce((sum, count) => sum + Math.min(4, 1 + Math.log2(count)), 0);
        const name = shared(named, label);
        const different = hits.length + (name === 1 ? ENOUGH.words : Math.round(2 * name));
        return { category: slug, subcategory: sub.slug, different, score: used + NAMED * name };
      }),
    )
    .filter(({ different, score }) => different >= ENOUGH.words && score >= ENOUGH.score)
    .sort((a, b) => b.score - a.score || (a.subcategory < b.subcategory ? -1 : 1));
  const [best, second] = scored;
  if (!best) return NOWHERE;
  if (!second || best.score >= second.score * AHEAD) return { category: best.category, subcategory: best.subcategory };
  return second.category === best.category ? { category: best.category, subcategory: '' } : NOWHERE;
};
