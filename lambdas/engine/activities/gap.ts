import type { ProposedActivity } from '../../domain/model/answers.ts';
import { contentStems } from '../../domain/scene/words.ts';
import type { Sentence } from '../nlp/reading.ts';
import { capitalized, words } from '../nlp/words.ts';
import { isUntied } from './alone.ts';
import { defines, keyTerms } from './key-terms.ts';
import { type FindActivities, itemOf, type SceneText } from './scene-text.ts';
import { stemsOf } from './stems.ts';
import { termsIn, type UsedTerm } from './terms-in.ts';
import { wrongWords } from './wrong-words.ts';

const WORDS = { least: 9, most: 40 } as const;
const MOST_GAPS = 3;
const INITIALS = /^\s*\(\p{Lu}{2,}s?\)/u;
/** Words between two gaps. */
const BETWEEN = 3;

/** Each once, and nothing of it left in the rest of the sentence. */
const hidable = (text: string, used: readonly UsedTerm[]): UsedTerm[] =>
  used.filter(({ surface, start, term }, at) => {
    const stems = contentStems(surface);
    const rest = contentStems(`${text.slice(0, start)} … ${text.slice(start + surface.length)}`);
    return (
      stems.size > 0 &&
      [...stems].every((stem) => !rest.has(stem)) &&
      used.findIndex((one) => one.term === term) === at &&
      // "Long-term memory (LTM)": its initials would tell it
      !INITIALS.test(text.slice(start + surface.length)) &&
      !/\p{N}/u.test(surface)
    );
  });

/** Two that stand side by side can be exchanged: "between oxidation and reduction". */
const spread = (text: string, used: readonly UsedTerm[]): UsedTerm[] =>
  used.filter(({ start }, at) => {
    const before = used[at - 1];
    return !before || words(text.slice(before.start + before.surface.length, start)).length >= BETWEEN;
  });

const gapOf = (sentence: Sentence, scene: SceneText, spare: ReadonlySet<string>): ProposedActivity | undefined => {
  const { locale, reading } = scene;
  const known = keyTerms(scene);
  const defined = new Set(known.filter((term) => defines(sentence, term, scene)).map(({ key }) => key));
  const used = hidable(sentence.text, termsIn(sentence.text, known, locale.nlp));
  const hidden = spread(
    sentence.text,
    used.filter(({ term }) => defined.has(term.key)),
  );
  // A capital tells which of several words a sentence begins with
  const gaps = hidden.filter(({ start }) => start > 0 || hidden.length === 1).slice(0, MOST_GAPS);
  if (gaps.length === 0) return undefined;
  const stems = stemsOf(sentence).size - gaps.reduce((sum, { surface }) => sum + contentStems(surface).size, 0);
  if (stems < 2 + 2 * gaps.length) return undefined;
  const wrong = wrongWords(sentence, gaps, scene, spare);
  // With nothing to choose from, another word might fit as well
  if (wrong.length < 2) return undefined;
  return {
    kind: 'gap',
    place: '',
    question: sentence.text,
    items: gaps.map(({ surface, term }) => {
      const other = [term.term, locale.nlp.singular(surface)].filter(
        (one) => one.toLowerCase() !== surface.toLowerCase(),
      );
      return itemOf(sentence, reading, surface, [...new Set(other)].join('|'));
    }),
    wrong: wrong.map((word) => (gaps[0]?.start === 0 ? capitalized(word) : word)),
  };
};

/** Key terms missing from what defines them in this scene. */
export const findGap: FindActivities = (scene) => {
  const { reading, locale } = scene;
  const told = new Set(scene.terms.map(({ key }) => key));
  const score = (sentence: Sentence, { items }: ProposedActivity): number =>
    reading.salience(sentence) + 0.3 * items.length;
  return scene.sentences
    .filter((sentence) => isUntied(sentence, scene) && !locale.nlp.deictic?.test(sentence.text))
    .filter(({ text }) => text.split(' ').length >= WORDS.least && text.split(' ').length <= WORDS.most)
    .flatMap((sentence) => {
      const gap = gapOf(sentence, scene, told);
      return gap ? [{ gap, score: score(sentence, gap) }] : [];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ gap }) => gap);
};
