import { countWords } from '../../../shared/model/text/words.ts';
import { refusal } from '../guards/guard.ts';
import { passageGuards, standsAlone } from '../guards/sentence-guards.ts';
import { isVerb, quoteOf, type Sentence } from '../nlp/reading.ts';
import { activity, type FindActivities, itemOf, type SceneSection, type SceneText } from './scene-text.ts';
import { isBookTitle } from './titles.ts';

/** Sentences that are ticked: what a reader should have kept, not the whole text again; and the words that make one. */
const TICKS = { least: 3, most: 7, words: 45 } as const;
/** Words of a section that there is enough to remember of. */
const LONG = 150;
const QUOTE = { least: 12, most: 600 } as const;
/** What counts for a sentence that begins its paragraph or sets off a term, and against one whose paragraph has a point. */
const WORTH = { opens: 0.3, marks: 0.15, again: 0.15 } as const;

const sizeOf = ({ sentences }: SceneSection): number => sentences.reduce((sum, { text }) => sum + countWords(text), 0);

const isQuotable = (sentence: Sentence, { reading }: SceneText): boolean => {
  const { length } = quoteOf(sentence, reading).trim();
  return length >= QUOTE.least && length <= QUOTE.most && /\p{L}{2}/u.test(sentence.text);
};

const isSaying = (sentence: Sentence, scene: SceneText): boolean =>
  isQuotable(sentence, scene) &&
  countWords(sentence.text) >= 4 &&
  !/[?？؟:：!]["”»)]?$/.test(sentence.text) &&
  !isBookTitle(quoteOf(sentence, scene.reading));

/** "Keeps the dough warm.", "All kinds of flour." are none; without a tagger nobody can tell. */
const hasSubjectAndVerb = ({ tokens }: Sentence, { locale }: SceneText): boolean =>
  locale.nlp.tagger === null || (tokens.some(isVerb) && !(tokens[0]?.pos === 'VERB' && tokens[0].text.endsWith('s')));

/** A sentence of prose that is whole and that the page does not have to be looked at for. */
const isWhole = (sentence: Sentence, scene: SceneText): boolean =>
  isSaying(sentence, scene) &&
  // What is escaped would be shown with its escape
  !quoteOf(sentence, scene.reading).includes('\\') &&
  /^["“„«¿¡(]?[\p{Lu}\p{Lo}`]/u.test(sentence.text) &&
  /[.。।۔]["”’»)]?$/.test(sentence.text) &&
  hasSubjectAndVerb(sentence, scene) &&
  refusal(passageGuards, sentence.text, scene.locale.nlp) === undefined;

type Holds = (sentence: Sentence, scene: SceneText) => boolean;

/**
 * The main points of a section, in its order: how it and its paragraphs begin, and its weightiest sentences. Each can be
 * understood by itself or follows one that is a point as well, and none is taken back by the next.
 */
const pointsOf = ({ sentences }: SceneSection, size: number, scene: SceneText): Sentence[] => {
  const { reading, locale } = scene;
  const held = new Map(
    sentences.flatMap((sentence, at) => {
      const next = sentences[at + 1]?.text ?? '';
      const holds = isWhole(sentence, scene) && !locale.nlp.takesBack?.test(next);
      return holds ? [[sentence, { before: sentences[at - 1], alone: standsAlone(sentence, locale) }] as const] : [];
    }),
  );
  const blockOf = ({ chunk, block }: Sentence): string => `${chunk} ${block}`;
  const points = new Set<Sentence>();
  const worth = (sentence: Sentence): number =>
    reading.salience(sentence) +
    (sentence === sentences[0] ? 1 : 0) +
    (sentence.index === 0 ? WORTH.opens : 0) +
    (sentence.marked.length > 0 ? WORTH.marks : 0) -
    WORTH.again * [...points].filter((point) => blockOf(point) === blockOf(sentence)).length;
  const wanted = Math.max(TICKS.least, Math.min(TICKS.most, Math.round(size / TICKS.words)));
  while (points.size < wanted) {
    const [best] = [...held.keys()]
      .filter((sentence) => {
        const { before, alone = false } = held.get(sentence) ?? {};
        return !points.has(sentence) && (alone || (before !== undefined && points.has(before)));
      })
      .map((sentence) => ({ sentence, value: worth(sentence) }))
      .toSorted((one, other) => other.value - one.value);
    if (!best) break;
    points.add(best.sentence);
  }
  return sentences.filter((sentence) => points.has(sentence));
};

interface Passage {
  readonly section: SceneSection;
  readonly sentences: readonly Sentence[];
  readonly worth: number;
}

/** A section is worth recalling by what it says, if there is enough of it; what stands aside only if nothing else is. */
const worthOf = (section: SceneSection, size: number, sentences: readonly Sentence[], { reading }: SceneText): number =>
  sentences.reduce((sum, one) => sum + reading.salience(one), 0) / Math.max(1, sentences.length) +
  0.4 * Math.min(1, size / LONG) +
  (section.heading === null ? 0 : 0.4) -
  (section.aside ? 1 : 0);

/** The main points of the weightiest section, covered: what is remembered is ticked off. It needs no language. */
export const findRecall: FindActivities = (scene) => {
  const passages = (choose: (section: SceneSection, size: number) => readonly Sentence[]): Passage[] =>
    scene.sections
      .map((section) => {
        const size = sizeOf(section);
        const sentences = choose(section, size);
        return { section, sentences, worth: worthOf(section, size, sentences, scene) };
      })
      .filter(({ sentences }) => sentences.length >= TICKS.least)
      .toSorted((one, other) => other.worth - one.worth);
  const lines = (holds: Holds, sentences: readonly Sentence[]): Sentence[] =>
    sentences.filter((sentence) => holds(sentence, scene)).slice(0, TICKS.most);
  const whole = { heading: null, aside: false, sentences: scene.sentences };
  const rest = [isSaying, isQuotable]
    .map((holds) => ({ section: whole, sentences: lines(holds, scene.sentences) }))
    .filter(({ sentences }) => sentences.length > 0);
  return [
    ...passages((section, size) => pointsOf(section, size, scene)),
    ...passages(({ sentences }) => lines(isSaying, sentences)),
    ...rest,
  ].map(({ section, sentences }) => {
    const items = sentences.map((sentence) => itemOf(sentence, scene.reading));
    return { ...activity('recall', '', items), place: section.heading ?? '' };
  });
};
