import { categories } from '../../../shared/catalogue/categories.ts';
import { type Tags, type tagKinds, tagsOf } from '../../../shared/catalogue/tags.ts';
import type { Material } from '../material.ts';
import { contentOf, escapeRegExp, overlap, singular, words } from '../text/words.ts';
import { categoryWords } from './category-words.ts';

/** So many different words of a subject, used so often, before the lesson is filed under it. */
const ENOUGH = { words: 3, score: 6 } as const;
/** A guess is only made where it is clearly better than the next one. */
const AHEAD = 1.25;
/** What a title that names the subject is worth. */
const NAMED = 6;
const SAMPLE_WORDS = 6_000;

const frequencies = (material: Material): Map<string, number> => {
  const counts = new Map<string, number>();
  let seen = 0;
  for (const { sentences, path } of material.chunks) {
    for (const text of [...path, ...sentences.map((sentence) => sentence.text)])
      for (const word of words(text)) counts.set(singular(word), (counts.get(singular(word)) ?? 0) + 1);
    seen += sentences.length * 15;
    if (seen > SAMPLE_WORDS) break;
  }
  return counts;
};

const labelWords = (label: string, material: Material): ReadonlySet<string> =>
  contentOf(label, material.language.stopWords);

interface Filing {
  readonly category: string;
  readonly subcategory: string;
}
const NOWHERE: Filing = { category: '', subcategory: '' };

/** The subcategory whose words the material uses most, by slug; empty where none stands out. English only. */
export const categoryOf = (material: Material, title: string): Filing => {
  if (material.language.code !== 'en') return NOWHERE;
  const counts = frequencies(material);
  const named = labelWords(title, material);
  const scored = categories
    .flatMap(({ slug, subcategories }) =>
      subcategories.map((sub) => {
        const vocabulary = new Set([
          ...(categoryWords.get(`${slug}/${sub.slug}`) ?? []),
          ...labelWords(sub.label, material),
        ]);
        const hits = [...vocabulary].map((word) => counts.get(word) ?? 0).filter((count) => count > 0);
        // Often is not more than twice as good as twice: the breadth of the vocabulary decides.
        const used = hits.reduce((sum, count) => sum + Math.min(4, 1 + Math.log2(count)), 0);
        const name = overlap(named, labelWords(sub.label, material));
        const different = hits.length + (name === 1 ? ENOUGH.words : Math.round(2 * name));
        return { category: slug, subcategory: sub.slug, words: different, score: used + NAMED * name };
      }),
    )
    .filter(({ words: different, score }) => different >= ENOUGH.words && score >= ENOUGH.score)
    .sort((a, b) => b.score - a.score || (a.subcategory < b.subcategory ? -1 : 1));
  const [best, second] = scored;
  if (!best) return NOWHERE;
  const clear = !second || best.score >= second.score * AHEAD;
  if (clear) return { category: best.category, subcategory: best.subcategory };
  return second.category === best.category ? { category: best.category, subcategory: '' } : NOWHERE;
};

/** Exams and tools with a name that is also a word: only as they are written. */
const CASED: Readonly<Record<string, RegExp>> = {
  act: /\bACT\b/,
  sat: /\bSAT\b/,
  ap: /\bAP (?:exam|course|class)/i,
  gre: /\bGRE\b/,
  git: /\bgit\b|\bGit\b/,
  excel: /\bExcel\b/,
  canva: /\bCanva\b/,
  tableau: /\bTableau\b/,
  media: /\bmedia (?:industry|company|companies|organi[sz]ation)/i,
  energy: /\benergy (?:industry|sector|company|companies|market|supplier)/i,
  education: /\beducation(?:al)? (?:system|sector|polic)/i,
  reflection: /\breflective (?:practice|journal)|\bself-reflection\b/i,
  retail: /\bretail(?:er)?s?\b/i,
  analogy: /\banalog(?:y|ies)\b.*\blearn/i,
  elaboration: /\belaborative\b|\belaboration (?:technique|strategy)/i,
  government: /\bgovernment (?:agency|agencies|department|procurement)/i,
  construction: /\bconstruction (?:site|industry|worker|company)/i,
};

/** Only tags of the vocabulary, and only those the material names. */
export const tagsFor = (material: Material): Tags => {
  const text = material.chunks
    .map((chunk) => chunk.text)
    .join('\n')
    .slice(0, 60_000);
  const found = (kind: (typeof tagKinds)[number]): string[] =>
    tagsOf(kind)
      .filter((tag) => {
        const pattern =
          CASED[tag] ??
          new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(tag).replaceAll('-', '[ -]')}(?![\\p{L}\\p{N}])`, 'iu');
        return pattern.test(text);
      })
      .slice(0, 3);
  return { industry: found('industry'), exam: found('exam'), tool: found('tool'), pedagogy: found('pedagogy') };
};
