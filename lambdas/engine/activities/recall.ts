import { countWords } from '../../../shared/model/text/words.ts';
import type { Sentence } from '../nlp/reading.ts';
import {
  type FindActivities,
  itemOf,
  markdownOf,
  type SceneSection,
  type SceneText,
  standsAlone,
} from './scene-text.ts';

/** Words of a section that is long enough to forget and short enough to write down. */
const SIZE = { least: 60, most: 420 } as const;
/** Sentences that are ticked: a reader's list, not the whole text again. */
const TICKS = { least: 3, most: 7, wordsEach: 35 } as const;
const QUOTE = { least: 12, most: 600 } as const;

const sizeOf = ({ sentences }: SceneSection): number => sentences.reduce((sum, { text }) => sum + countWords(text), 0);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** How much a section is worth recalling: its best sentences, if it has the right size. */
const worthOf = (section: SceneSection, { reading }: SceneText): number => {
  const best = section.sentences
    .map(reading.salience)
    .sort((a, b) => b - a)
    .slice(0, TICKS.most);
  const size = sizeOf(section);
  const fits = size >= SIZE.least && size <= SIZE.most;
  return mean(best) + (fits ? 0.2 : 0) + (section.leaf ? 0.1 : 0) - (size < SIZE.least ? 0.5 : 0);
};

/** What can be ticked: sentences that say something. Where a material has none, whatever it says. */
const tellable = (sentences: readonly Sentence[], scene: SceneText): readonly Sentence[] => {
  const quotable = sentences.filter((sentence) => {
    const { length } = markdownOf(sentence, scene.reading).trim();
    return length >= QUOTE.least && length <= QUOTE.most && /\p{L}{2}/u.test(sentence.text);
  });
  const saying = quotable.filter(({ text }) => countWords(text) >= 4 && !/[?？؟:：]["”»)]?$/.test(text));
  const alone = saying.filter((sentence) => standsAlone(sentence, scene.locale));
  return [alone, saying].find(({ length }) => length >= TICKS.least) ?? (saying.length > 0 ? saying : quotable);
};

/** The weightiest section of a scene, covered: what it says is ticked off. It needs no language and no structure. */
export const findRecall: FindActivities = (scene) => {
  const { reading, sections } = scene;
  // What has no heading is covered with the whole scene
  const named = sections.filter(({ heading }) => heading !== null);
  const [best] = named
    .map((section) => ({ section, sentences: tellable(section.sentences, scene), worth: worthOf(section, scene) }))
    .filter(({ sentences, section }) => sentences.length >= TICKS.least && sizeOf(section) >= SIZE.least / 2)
    .toSorted((one, other) => other.worth - one.worth);
  const whole = { heading: null, leaf: true, sentences: scene.sentences };
  const covered = best?.section ?? whole;
  const sentences = best?.sentences ?? tellable(whole.sentences, scene);
  const wanted = Math.min(TICKS.most, Math.max(TICKS.least, Math.round(sizeOf(covered) / TICKS.wordsEach)));
  const ticks = sentences.toSorted((one, other) => reading.salience(other) - reading.salience(one)).slice(0, wanted);
  const items = sentences.filter((sentence) => ticks.includes(sentence)).map((sentence) => itemOf(sentence, reading));
  if (items.length === 0) return [];
  return [{ kind: 'recall', place: covered.heading ?? '', question: '', items, wrong: [] }];
};
