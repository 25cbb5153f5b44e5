import type { Document, DocumentSection } from '../document.ts';

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
/** Words of a phrase that is looked up as one: "New Deal" is a name, though "new" is none. */
const LONGEST_PHRASE = 3;
/** Letters. "RNA" alone is no heading that shouts. */
const SHORTEST = 5;
/** Letters. Shorter words are small in headlines. */
const LONG_WORD = 4;
/** Words that tell how headings are written, and the share of them that does. */
const FEWEST = 5;
const MOSTLY = 0.6;
const ROMAN = /^[IVXLC]{2,}$/;

const isLoud = (title: string): boolean =>
  (title.match(/\p{L}/gu)?.length ?? 0) >= SHORTEST && /\p{Lu}/u.test(title) && !/[\p{Ll}`$\\]/u.test(title);

const titlesIn = (section: DocumentSection): string[] => [
  ...(section.title === null ? [] : [section.title]),
  ...section.parts.flatMap((part) => (part.type === 'section' ? titlesIn(part) : [])),
];
const textIn = (section: DocumentSection): string =>
  section.parts.map((part) => (part.type === 'section' ? textIn(part) : part.markdown)).join('\n\n');

const phrasesFrom = (words: readonly string[], at: number): string[] =>
  Array.from({ length: Math.min(LONGEST_PHRASE, words.length - at) }, (_, more) =>
    words.slice(at, at + more + 1).join(' '),
  );

/** How a text writes phrases inside of its sentences, each in the way that it does most. */
const writingsIn = (text: string, wanted: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const found = [...text.matchAll(WORD)];
  const words = found.map(([word]) => word);
  const counts = new Map<string, Map<string, number>>();
  found.forEach(({ index }, at) => {
    const inside = /[\p{L}\p{N},;’)]\s*[“"‘(*]*$/u.test(text.slice(Math.max(0, index - 4), index));
    // Where a sentence begins, a capital says little of its word.
    const weight = inside ? 1 : 0.01;
    for (const phrase of phrasesFrom(words, at)) {
      const key = phrase.toLowerCase();
      if (!wanted.has(key)) continue;
      const writings = counts.get(key) ?? new Map<string, number>();
      counts.set(key, writings.set(phrase, (writings.get(phrase) ?? 0) + weight));
    }
  });
  const usual = (writings: ReadonlyMap<string, number>): string =>
    [...writings].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
  return new Map([...counts].map(([key, writings]) => [key, usual(writings)]));
};

/** Long words of headings that the text writes anywhere, behind the first of each. */
const longWords = (titles: readonly string[], writings: ReadonlyMap<string, string>): string[] =>
  titles
    .flatMap((title) => title.match(WORD)?.slice(1) ?? [])
    .filter((word) => word.length >= LONG_WORD && writings.has(word.toLowerCase()));

const isRaised = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * Whether headings raise words that the text does not, as "The Economics of Salt" does. Where all of them shout, whether
 * the text raises most of their words: then the few others would look like mistakes.
 */
const isHeadlineStyle = (titles: readonly string[], writings: ReadonlyMap<string, string>): boolean => {
  const writtenRaised = (word: string): boolean => isRaised(writings.get(word.toLowerCase()) ?? '');
  const plain = longWords(
    titles.filter((title) => !isLoud(title)),
    writings,
  ).filter((word) => !writtenRaised(word));
  if (plain.length > 0) return plain.filter(isRaised).length > plain.length / 2;
  const loud = longWords(titles.filter(isLoud), writings);
  return loud.length >= FEWEST && loud.filter(writtenRaised).length > loud.length * MOSTLY;
};

const raised = (word: string): string => word.replace(/^\p{L}/u, (first) => first.toUpperCase());

const calmed = (title: string, writings: ReadonlyMap<string, string>, headlines: boolean): string => {
  const words = title.match(WORD) ?? [];
  const written: string[] = [];
  while (written.length < words.length) {
    const at = written.length;
    const known = phrasesFrom(words, at)
      .toReversed()
      .flatMap((phrase) => writings.get(phrase.toLowerCase()) ?? [])
      .find((writing) => !writing.includes(' ') || /\p{Lu}/u.test(writing));
    const word = words[at] ?? '';
    written.push(...(known?.split(' ') ?? [ROMAN.test(word) ? word : word.toLowerCase()]));
  }
  let next = 0;
  return title.replace(WORD, () => {
    const word = written[next++] ?? '';
    const isEdge = next === 1 || next === written.length;
    return next === 1 || (headlines && (isEdge || word.length >= LONG_WORD)) ? raised(word) : word;
  });
};

/**
 * Headings and a title that are set in capitals ("THE NEW DEAL") as sentences ("The New Deal"): each word as the text below
 * writes it.
 */
export const calmHeadings = ({ root }: Document, title: string | undefined): string | undefined => {
  const titles = [...titlesIn(root), title ?? ''];
  if (!titles.some(isLoud)) return title;
  const wanted = new Set(
    titles.flatMap((one) => {
      const words = one.toLowerCase().match(WORD) ?? [];
      return words.flatMap((_, at) => phrasesFrom(words, at));
    }),
  );
  const writings = writingsIn(textIn(root), wanted);
  const headlines = isHeadlineStyle(titles, writings);
  const calm = (one: string): string => (isLoud(one) ? calmed(one, writings, headlines) : one);
  const calmSection = (section: DocumentSection): DocumentSection => ({
    ...section,
    title: section.title === null ? null : calm(section.title),
    parts: section.parts.map((part) => (part.type === 'section' ? calmSection(part) : part)),
  });
  root.parts = calmSection(root).parts;
  return title === undefined ? undefined : calm(title);
};
