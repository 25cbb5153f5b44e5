import { countWords } from '../../../shared/model/text/words.ts';
import { leansOn } from '../guards/sentence-guards.ts';
import type { Reading, Sentence, Term } from '../nlp/reading.ts';
import { termKey, uncapitalized, words } from '../nlp/words.ts';
import { isUntied } from './alone.ts';
import { homeOf, keyTerms } from './key-terms.ts';
import { isName } from './names.ts';
import { activity, type FindActivities, itemOf, type SceneSection, type SceneText } from './scene-text.ts';
import { termsIn } from './terms-in.ts';

/** Terms, or headings of a chapter, that are asked about together. */
const CUES = { least: 2, most: 4 } as const;
/** Sentences that use a term from which on a text has something to say about it. */
const OFTEN = 2;
/** Words of prose: fewer are not worth remembering, and more than the most are hard to. */
const SIZE = { least: 12, good: 60, paragraph: 100, most: 300 } as const;
/** What counts for a text, or against it, beside what its sentences weigh. */
const WORTH = { good: 2, long: 1.5, unnamed: 0.5, code: 2, hangs: 1, shown: 2, points: 2, open: 2 } as const;

/** What is asked for in turn where nothing in particular is asked about, so that chapters differ. */
const TASKS = ['', 'summarize', 'explain'] as const;
/** Sentences from which on three can sum up. */
const SUMMED = 6;

/** What is covered: a section, a paragraph, or the whole chapter. */
interface Part {
  readonly heading: string | null;
  readonly isPassage?: boolean;
  readonly sentences: readonly Sentence[];
}

/** A section that ends with two questions is a box: its readers are to think about it. */
const isBox = ({ aside, sentences }: SceneSection): boolean =>
  aside || (sentences.length > 2 && sentences.slice(-2).every(({ text }) => /[?？؟]$/.test(text)));

const sizeOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

/** Each paragraph: who is given the beginning of one knows where it ends. */
const passagesOf = (prose: readonly Sentence[]): Part[] =>
  [...Map.groupBy(prose, ({ chunk, block }) => `${chunk} ${block}`).values()].map((sentences) => ({
    heading: null,
    isPassage: true,
    sentences,
  }));

/** An address stands in a list of things to look up. */
const isProse = ({ chunk, block, text }: Sentence, { byId }: Reading): boolean =>
  byId.get(chunk)?.blocks[block]?.kind === 'paragraph' && !/https?:/.test(text);

/** The share of code and formulas in what some sentences stand in: they are not told from memory. */
const codeAround = (sentences: readonly Sentence[], { byId }: Reading): number => {
  const blocks = [...new Set(sentences.map(({ chunk }) => chunk))].flatMap((chunk) => byId.get(chunk)?.blocks ?? []);
  const size = (some: typeof blocks): number => some.reduce((sum, { text }) => sum + text.length, 0);
  return size(blocks.filter(({ kind }) => kind === 'code' || kind === 'math')) / Math.max(1, size(blocks));
};

/** Whether a table or a picture with its caption stands among some sentences: neither is told from memory. */
const showsIn = (sentences: readonly Sentence[], { byId }: Reading): boolean =>
  [...new Set(sentences.map(({ chunk }) => chunk))].some((chunk) =>
    byId.get(chunk)?.blocks.some(({ kind }) => kind === 'table' || kind === 'figure'),
  );

/** Each section that its heading alone names, the paragraphs of what is long, and the whole chapter. */
const partsOf = (scene: SceneText): Part[] => {
  const { sections, sentences, reading } = scene;
  const own = sections.filter((section) => !isBox(section));
  const named = own.filter(({ heading, level }) => {
    const isOnly = sections.filter((one) => one.heading === heading).length === 1;
    const next = sections[sections.findIndex((one) => one.heading === heading) + 1];
    return heading !== null && isOnly && heading !== reading.chunks[0]?.path[0] && (next?.level ?? 0) <= level;
  });
  const long = sizeOf(sentences) > SIZE.most || showsIn(sentences, reading) ? own : [];
  const proseOf = (some: readonly Sentence[]) => passagesOf(some.filter((one) => isProse(one, reading)));
  // One sentence leads on to the next paragraph, or says all that its own beginning does
  const passages = long.flatMap((section) => proseOf(section.sentences)).filter((one) => one.sentences.length > 1);
  const opening = passages.filter(({ sentences: [first] }) => first && isUntied(first, scene));
  // A chapter of one paragraph is named by how that begins
  const all = proseOf(sentences);
  const whole =
    all.length === 1 && all[0]?.sentences.length === sentences.length ? all : [{ heading: null, sentences }];
  return [...named, ...(opening.length > 0 ? opening : passages), ...whole];
};

/** The key terms that a part speaks of as things, as it calls them: those that it introduces or comes back to. */
const termsOf = ({ heading, sentences }: Part, scene: SceneText): string[] => {
  const { reading, locale } = scene;
  const own = ` ${termKey(heading ?? '', locale.nlp)} `;
  const found = new Map<Term, { called: string; uses: number }>();
  for (const { text, tokens, marked, chunk } of sentences)
    for (const { term, surface, start } of termsIn(text, keyTerms(scene), locale.nlp)) {
      const { pos = '' } = tokens.find(({ end }) => end === start + surface.length) ?? {};
      const isThing = /^(?:NOUN|PROPN|X)$/.test(pos) && !own.includes(` ${term.key} `);
      const isSet = marked.some((one) => termKey(one, locale.nlp) === term.key) && homeOf(term, reading) === chunk;
      const name = start > 0 || isName(words(surface)[0] ?? '', reading) ? surface : uncapitalized(surface);
      const { uses, called } = found.get(term) ?? { uses: 0, called: name };
      found.set(term, { uses: isThing ? uses + (isSet ? OFTEN : 1) : -Infinity, called });
    }
  const told = [...found].filter(([, { uses }]) => uses >= OFTEN).toSorted(([a], [b]) => b.weight - a.weight);
  const isPart = (one: Term, other: Term): boolean => ` ${other.key} `.includes(` ${one.key} `);
  return told
    .filter(([term], at) => told.slice(0, at).every(([one]) => !isPart(term, one) && !isPart(one, term)))
    .map(([, { called }]) => called);
};

/** What is asked about: the terms of a part, or the headings of a chapter. One alone would leave out the rest. */
const cuesOf = (part: Part, scene: SceneText): string[] => {
  const isWhole = part.heading === null && !part.isPassage;
  const inside = scene.sections.flatMap(({ heading, aside }) => (aside || !isWhole ? [] : (heading ?? [])));
  const cues = [termsOf(part, scene), [...new Set(inside)]].find(({ length }) => length >= CUES.least) ?? [];
  return cues.slice(0, CUES.most);
};

/**
 * A section that is covered, or the whole chapter: what is remembered of it is compared with all of it. That is right of
 * any text in any language, where no sentence could be chosen that says the most.
 */
export const findRecall: FindActivities = (scene) => {
  const { reading } = scene;
  const worthOf = ({ heading, isPassage, sentences }: Part): number => {
    const size = sizeOf(sentences.filter((one) => isProse(one, reading)));
    const weight = sentences.reduce((sum, one) => sum + reading.salience(one), 0) / sentences.length;
    const [first] = sentences;
    const { nlp } = scene.locale;
    const pointing = sentences.filter(({ text }) => nlp.pointing?.test(text) || nlp.talking?.test(text));
    const against =
      // "Click on …": what is to be done is not told from memory, nor what only leads to a list or a formula
      (WORTH.points * pointing.length) / sentences.length +
      (sentences.at(-1)?.text.endsWith(':') ? WORTH.open : 0) +
      (first && (leansOn(first.text, nlp) || nlp.pointing?.test(first.text)) ? WORTH.hangs : 0) +
      (sizeOf(sentences) > SIZE.most ? WORTH.long : 0) +
      (heading === null ? WORTH.unnamed : 0) +
      (!isPassage && showsIn(sentences, reading) ? WORTH.shown : 0) +
      WORTH.code * codeAround(sentences, reading);
    return weight + WORTH.good * Math.min(1, size / (isPassage ? SIZE.paragraph : SIZE.good)) - against;
  };
  return partsOf(scene)
    .filter(({ sentences }) => sizeOf(sentences) >= SIZE.least)
    .toSorted((one, other) => worthOf(other) - worthOf(one))
    .map((part) => {
      const cues = cuesOf(part, scene).map((text) => ({ text, match: '', chunk: '', quote: '' }));
      const turn = TASKS[scene.before.size % TASKS.length] ?? '';
      const isShort = turn === 'summarize' && part.sentences.length < SUMMED;
      const task = cues.length > 0 || isShort ? '' : turn;
      const [first, last] = part.isPassage ? [part.sentences[0], part.sentences.at(-1)] : [];
      const ends = first && last ? [itemOf(first, reading, '', 'from'), itemOf(last, reading, '', 'to')] : [];
      return { ...activity('recall', task, [...ends, ...cues]), place: part.heading ?? '' };
    });
};
