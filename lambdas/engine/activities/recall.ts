import { countWords } from '../../../shared/model/text/words.ts';
import type { ProposedActivity } from '../../domain/model/answers.ts';
import { refusal } from '../guards/guard.ts';
import { factGuards, passageGuards } from '../guards/sentence-guards.ts';
import { isVerb, quoteOf, type Sentence } from '../nlp/reading.ts';
import { contentWords } from '../nlp/words.ts';
import { isAlone } from './alone.ts';
import { activity, itemOf, type ProposedItem, type SceneSection, type SceneText } from './scene-text.ts';

/** Sentences that are ticked: what a reader should have kept, not the whole text again; fewer of a short text. */
const TICKS = { least: 3, most: 4, few: 2 } as const;
/** What a sentence must weigh to be ticked besides the least of them. */
const WEIGHTY = 0.9;
/** Words of a text that is not short, and those for each sentence that is ticked. */
const LONG = { text: 150, each: 45 } as const;
/** Words of a sentence that is ticked. Where nobody knows the words of grammar, fewer say as much. */
const WORDS = { least: 7, few: 4, most: 38 } as const;
/**
 * What counts for a sentence that begins its paragraph, that explains a term or gives a cause, that speaks of what its
 * section is called after, and against one whose paragraph has a point; and for a text that is not short.
 */
const WORTH = { opens: 0.3, explains: 0.3, named: 0.2, again: 0.15, long: 0.4 } as const;

/** Has a verb, and before a colon too, where it does not explain a term: "Baker: sells bread." */
const isStatement = ({ tokens, marked }: Sentence): boolean => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  return tokens.slice(0, colon > 0 && marked.length === 0 ? colon : undefined).some(isVerb);
};

/** A sentence of prose that says something, and says by itself what it speaks of. */
const isPoint = (sentence: Sentence, next: Sentence | undefined, scene: SceneText): boolean => {
  const { reading, locale } = scene;
  const { nlp } = locale;
  const blocks = reading.byId.get(sentence.chunk)?.blocks ?? [];
  const { kind } = blocks[sentence.block] ?? {};
  const led = /:\s*$/.test(blocks[sentence.block - 1]?.text ?? '');
  const count = countWords(sentence.text);
  return (
    (kind === 'paragraph' || (kind === 'list' && !led)) &&
    count >= (nlp.tagger ? WORDS.least : WORDS.few) &&
    count <= WORDS.most &&
    !refusal([...factGuards, ...passageGuards], sentence.text, nlp) &&
    !nlp.takesBack?.test(next?.text ?? '') &&
    // What is escaped would be shown with its escape, and a mark without its other half belongs to a title
    !/\\|^[^*]*\*[^*]*$/.test(quoteOf(sentence, reading)) &&
    (nlp.tagger === null || isStatement(sentence)) &&
    isAlone(sentence, scene)
  );
};

interface Point {
  readonly sentence: Sentence;
  readonly worth: number;
}

/** The main points of a section, the weightiest first. */
const pointsOf = ({ heading, sentences }: SceneSection, scene: SceneText): Point[] => {
  const { reading, locale } = scene;
  const { nlp, edition } = locale;
  const named = contentWords(heading ?? '', nlp);
  const worthOf = (sentence: Sentence): number => {
    const { text, marked, index } = sentence;
    const explains =
      marked.length > 0 || edition.signs.cause?.test(text) || nlp.definitions.some((one) => one.test(text));
    const speaks = [...contentWords(text, nlp)].some((word) => named.has(word));
    return (
      reading.salience(sentence) +
      (index === 0 ? WORTH.opens : 0) +
      (explains ? WORTH.explains : 0) +
      (speaks ? WORTH.named : 0)
    );
  };
  const sorted = (points: readonly Point[]): Point[] => points.toSorted((one, other) => other.worth - one.worth);
  const found = sentences.filter((sentence, at) => isPoint(sentence, sentences[at + 1], scene));
  const points = sorted(found.map((sentence) => ({ sentence, worth: worthOf(sentence) })));
  const again = ({ sentence: { chunk, block } }: Point, at: number): number =>
    points.slice(0, at).filter(({ sentence: other }) => other.chunk === chunk && other.block === block).length;
  return sorted(points.map((point, at) => ({ ...point, worth: point.worth - WORTH.again * again(point, at) })));
};

/** A section that ends with two questions is a box: its readers are to think about it. */
const isBox = ({ aside, sentences }: SceneSection): boolean =>
  aside || (sentences.length > 2 && sentences.slice(-2).every(({ text }) => /[?？؟]$/.test(text)));

/**
 * The main points of a section, covered, or of the whole chapter, one of each section; of a short section only where there
 * is no more to ask. What is remembered is ticked off. It needs no language.
 */
export const findRecall = (
  scene: SceneText,
  isLeft: (item: ProposedItem) => boolean = () => true,
): ProposedActivity[] => {
  const sections = scene.sections.map((section) => {
    const points = isBox(section) ? [] : pointsOf(section, scene);
    return { ...section, points: points.filter(({ sentence }) => isLeft(itemOf(sentence, scene.reading))) };
  });
  const points = sections.flatMap((section) => section.points.slice(0, 1));
  const whole = { heading: null, sentences: scene.sentences, points };
  const parts = sections.length > 1 ? [...sections.filter(({ heading }) => heading !== null), whole] : sections;
  return parts
    .map((part) => {
      const size = part.sentences.reduce((sum, { text }) => sum + countWords(text), 0);
      const most = Math.max(TICKS.least, Math.min(TICKS.most, Math.round(size / LONG.each)));
      const best = part.points
        .toSorted((one, other) => other.worth - one.worth)
        .filter(({ worth }, at) => at < most && (at < TICKS.least || worth >= WEIGHTY));
      const mean = best.reduce((sum, { worth }) => sum + worth, 0) / best.length;
      const rank = best.length < TICKS.least ? 0 : part === whole ? 1 : 2;
      const fits = best.length >= (size < LONG.text ? TICKS.few : TICKS.least);
      return { ...part, best, fits, rank, worth: mean + WORTH.long * Math.min(1, size / LONG.text) };
    })
    .filter(({ fits }) => fits)
    .toSorted((one, other) => other.rank - one.rank || other.worth - one.worth)
    .map(({ heading, best }) => {
      const ticked = new Set(best.map(({ sentence }) => sentence));
      const items = scene.sentences.filter((one) => ticked.has(one)).map((one) => itemOf(one, scene.reading));
      return { ...activity('recall', '', items), place: heading ?? '' };
    });
};
