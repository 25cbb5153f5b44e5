import { countWords } from '../../../shared/model/text/words.ts';
import { refusal } from '../guards/guard.ts';
import { passageGuards } from '../guards/sentence-guards.ts';
import type { Sentence } from '../nlp/reading.ts';
import {
  type FindActivities,
  itemOf,
  markdownOf,
  type SceneSection,
  type SceneText,
  standsAlone,
} from './scene-text.ts';
import { isBookTitle } from './titles.ts';

/** Words of a section that is long enough to forget and short enough to write down. */
const SIZE = { least: 60, most: 420 } as const;
/** Sentences that are ticked: a reader's list, not the whole text again. */
const TICKS = { least: 3, good: 5, most: 7 } as const;
const QUOTE = { least: 12, most: 600 } as const;

interface Passage {
  readonly section: SceneSection;
  /** They follow one another in the text. */
  readonly sentences: readonly Sentence[];
  readonly worth: number;
}

const sizeOf = ({ sentences }: SceneSection): number => sentences.reduce((sum, { text }) => sum + countWords(text), 0);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

const isQuotable = (sentence: Sentence, { reading }: SceneText): boolean => {
  const { length } = markdownOf(sentence, reading).trim();
  return length >= QUOTE.least && length <= QUOTE.most && /\p{L}{2}/u.test(sentence.text);
};

const isSaying = (sentence: Sentence, scene: SceneText): boolean =>
  isQuotable(sentence, scene) &&
  countWords(sentence.text) >= 4 &&
  !/[?？؟:：!]["”»)]?$/.test(sentence.text) &&
  !isBookTitle(markdownOf(sentence, scene.reading));

/** "Keeps the dough warm.", "All kinds of flour." are none; without a tagger nobody can tell. */
const hasSubjectAndVerb = ({ tokens }: Sentence, { locale }: SceneText): boolean =>
  locale.nlp.tagger === null ||
  (tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX') &&
    !(tokens[0]?.pos === 'VERB' && tokens[0].text.endsWith('s')));

/** A sentence of prose that is whole and that the page does not have to be looked at for. */
const isWhole = (sentence: Sentence, scene: SceneText): boolean =>
  isSaying(sentence, scene) &&
  /^["“„«¿¡(]?[\p{Lu}\p{Lo}`]/u.test(sentence.text) &&
  /[.。।۔]["”’»)]?$/.test(sentence.text) &&
  hasSubjectAndVerb(sentence, scene) &&
  refusal(passageGuards, sentence.text, scene.locale.nlp) === undefined;

/** Whether one sentence goes on where the other ended: in the same section, and in the same list if it stands in one. */
const goesOn = (before: Sentence, after: Sentence, scene: SceneText): boolean => {
  const { reading, locale } = scene;
  const [one, other] = [reading.byId.get(before.chunk), reading.byId.get(after.chunk)];
  if (!one || !other || one.path.join('\n') !== other.path.join('\n')) return false;
  if (one !== other) return true;
  if (before.block === after.block) return true;
  const between = one.blocks.slice(before.block, after.block + 1).map(({ kind }) => kind);
  if (between.includes('list')) return false;
  return standsAlone(after, locale) || between.every((kind) => kind === 'paragraph' || kind === 'figure');
};

/** The longest rows of sentences that hold, none of them left out between two. */
const rowsIn = (
  sentences: readonly Sentence[],
  scene: SceneText,
  holds: (sentence: Sentence, scene: SceneText) => boolean,
): Sentence[][] => {
  const rows: Sentence[][] = [];
  for (const [at, sentence] of sentences.entries()) {
    if (!holds(sentence, scene)) continue;
    const before = sentences[at - 1];
    const row = rows.at(-1);
    if (before && row?.at(-1) === before && goesOn(before, sentence, scene)) row.push(sentence);
    else rows.push([sentence]);
  }
  return rows;
};

/** A section is worth recalling by what it says, if it has the right size; a passage best begins with a paragraph. */
const worthOf = (section: SceneSection, sentences: readonly Sentence[], { reading }: SceneText): number => {
  const size = sizeOf(section);
  const fits = size >= SIZE.least && size <= SIZE.most;
  return (
    mean(sentences.map(reading.salience)) +
    (fits ? 0.2 : 0) +
    (section.leaf ? 0.1 : 0) +
    (section.heading === null ? 0 : 0.3) +
    (sentences[0]?.index === 0 ? 0.15 : 0) +
    0.1 * Math.min(0, sentences.length - TICKS.good) -
    (size < SIZE.least ? 0.3 : 0)
  );
};

/** Every passage of a row that can be understood by itself and that what follows does not take back. */
const passagesIn = (row: readonly Sentence[], section: SceneSection, scene: SceneText, strict: boolean): Passage[] => {
  const { takesBack } = scene.locale.nlp;
  return row.flatMap((first, from) => {
    if (strict && !standsAlone(first, scene.locale)) return [];
    let end = Math.min(row.length, from + TICKS.most);
    const next = (): Sentence | undefined => section.sentences[section.sentences.indexOf(row[end - 1] as Sentence) + 1];
    while (strict && end > from && takesBack?.test(next()?.text ?? '')) end -= 1;
    const sentences = row.slice(from, end);
    if (sentences.length < TICKS.least) return [];
    return [{ section, sentences, worth: worthOf(section, sentences, scene) }];
  });
};

/** A passage of the weightiest section, covered: what it says is ticked off. It needs no language and no structure. */
export const findRecall: FindActivities = (scene) => {
  const passages = (holds: typeof isWhole, strict: boolean): Passage[] =>
    scene.sections
      .flatMap((section) =>
        rowsIn(section.sentences, scene, holds).flatMap((row) => passagesIn(row, section, scene, strict)),
      )
      .toSorted((one, other) => other.worth - one.worth);
  // Where tables or code stand between any three, the sentences of one section that need no other
  const apart = scene.sections
    .map((section) => {
      const sentences = section.sentences.filter((one) => isWhole(one, scene) && standsAlone(one, scene.locale));
      return { section, sentences: sentences.slice(0, TICKS.most), worth: worthOf(section, sentences, scene) };
    })
    .filter(({ sentences }) => sentences.length >= TICKS.least)
    .toSorted((one, other) => other.worth - one.worth);
  const whole = { heading: null, leaf: true, sentences: scene.sentences };
  const said = scene.sentences.filter((sentence) => isSaying(sentence, scene));
  const lines = (said.length > 0 ? said : scene.sentences.filter((one) => isQuotable(one, scene))).slice(0, TICKS.most);
  const rest: Passage[] = lines.length > 0 ? [{ section: whole, sentences: lines, worth: 0 }] : [];
  return [...passages(isWhole, true), ...apart, ...passages(isSaying, false), ...rest].map(
    ({ section, sentences }) => ({
      kind: 'recall',
      place: section.heading ?? '',
      question: '',
      items: sentences.map((sentence) => itemOf(sentence, scene.reading)),
      wrong: [],
    }),
  );
};
