import { filled } from '../languages/language.ts';
import type { Lesson } from '../lesson.ts';
import type { Material } from '../material.ts';
import { isCode, namedTerms } from '../scenes/write.ts';
import { isStory } from '../terms/story.ts';
import { isEmptyHeading, type ReadChunk } from '../text/chunk.ts';
import { capitalized, countWords, escapeRegExp, fold, words } from '../text/words.ts';
import { dweltOn } from './dwelt-on.ts';

const LONGEST_TITLE = 70;

/** A formula or a diagram in one line names nothing. */
const DRAWN = /[=≈→⇒<>{}|\\√]|\s[-–]\s.*\s[-–]\s/u;

export const fits = (title: string | undefined): title is string =>
  title !== undefined && title !== '' && title.length <= LONGEST_TITLE && countWords(title) <= 10 && !DRAWN.test(title);

const BEGINNING = { sentences: 6, most: 6, least: 3 } as const;

/** “The letter from the Institute …”: how a chapter begins, where nothing else names it. */
export const beginnings = (ids: readonly string[], { material }: Lesson): string[] => {
  const { phrases, stopWords } = material.language;
  return ids.flatMap((id) => {
    const prose = material.byId.get(id)?.sentences.filter(({ kind }) => kind === 'prose') ?? [];
    return prose.slice(0, BEGINNING.sentences).flatMap(({ text }) => {
      const [clause = ''] = text.split(/[,;:?!–—“”"«»„()]|\.(?:\s|$)/);
      const taken = clause.trim().split(/\s+/).slice(0, BEGINNING.most);
      while (taken.length > 0 && stopWords.has((taken.at(-1) ?? '').toLowerCase())) taken.pop();
      return taken.length < BEGINNING.least ? [] : [filled(phrases.quote, { text: `${taken.join(' ')} …` })];
    });
  });
};

/** "FABRIANO" is a name in capitals, and "IRON" a word; "TCP" has no other form. */
export const calm = (heading: string, { chunks }: Material): string => {
  if (!/^[\p{Lu}\s’'-]{3,}$/u.test(heading)) return heading;
  const lower = heading.toLowerCase();
  const usual = capitalized(lower);
  const other = new RegExp(`(?<!\\p{L})(?:${escapeRegExp(lower)}|${escapeRegExp(usual)})(?!\\p{L})`, 'u');
  return heading.length >= 5 || chunks.some(({ text }) => other.test(text)) ? usual : heading;
};

const shareWord = (one: string, other: string): boolean => {
  const mine = new Set(words(fold(one)));
  return words(fold(other)).some((word) => mine.has(word));
};

/** Names for a chapter, the best first: its own heading, a heading inside it, what it dwells on. */
export const chapterNames = (ids: readonly string[], lesson: Lesson): string[] => {
  const { material } = lesson;
  const chunks = ids.map((id) => material.byId.get(id)).filter((chunk): chunk is ReadChunk => chunk !== undefined);
  const own = chunks.map(({ path }) => path.at(-1));
  const inside = chunks.flatMap(({ sections }) => sections.map(({ heading }) => heading ?? undefined));
  const terms = namedTerms(material, chunks, 4)
    .map(({ term }) => term)
    .filter((term) => !isCode(term));
  const [first] = terms;
  const { topicsJoin } = material.language.phrases.overview;
  const dwelt = dweltOn(material, chunks, 5).map(({ term }) => term);
  const text = chunks
    .map((chunk) => chunk.text)
    .join('\n')
    .toLowerCase();
  const byPlace = (one: string, other: string): number =>
    text.indexOf(one.toLowerCase()) - text.indexOf(other.toLowerCase());
  const pairs = dwelt.flatMap((one, at) =>
    dwelt
      .slice(at + 1)
      .filter((other) => !shareWord(one, other))
      .map((other) => [one, other].toSorted(byPlace))
      .map(([before = '', last = '']) => capitalized(filled(topicsJoin, { first: before, last }))),
  );
  const headings = [...own, ...inside].filter(
    (heading) => fold(heading ?? '') !== fold(lesson.title) && !isEmptyHeading(heading ?? null),
  );
  const short = headings[0] && countWords(headings[0]) <= 5 && !headings[0].includes(':');
  const sub =
    short && first && !fold(headings[0] ?? '').includes(fold(first))
      ? [`${calm(headings[0] ?? '', material)}: ${first}`]
      : [];
  const given = headings.map((heading) => heading && calm(heading, material));
  // What a story dwells on are its props.
  const begun = isStory(material) ? beginnings(ids, lesson) : [];
  return [...given, ...sub, ...begun, ...pairs, ...dwelt.map(capitalized), ...terms.map(capitalized)].filter(fits);
};
