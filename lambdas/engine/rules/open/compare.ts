import { filled } from '../../locales/patterns.ts';
import { contentWords, shared } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';
import { kindOf } from '../kinds.ts';
import { rivalsOf } from '../rivals.ts';
import { sentencesWith } from '../searchable.ts';
import { type ExplainedTerm, explained } from '../siblings.ts';
import { definitionPoint, homeOf } from './explain.ts';
import type { OpenDraft, OpenRule } from './open-rule.ts';

/** The share of its words that a definition has from another one: of less there is nothing to compare, of more no two points. */
const ALIKE = { least: 0.25, most: 0.75 } as const;

/** How alike two definitions are; 0 where they say the same, or one of them nothing that the other does not. */
const alikeness = (one: ExplainedTerm, other: ExplainedTerm, { locale }: Ground): number => {
  const said = ({ definition }: ExplainedTerm) => contentWords(definition.short, locale.nlp);
  const [mine, theirs] = [shared(said(one), said(other)), shared(said(other), said(one))];
  const isSame = mine === 1 || theirs === 1 || Math.min(mine, theirs) > ALIKE.most;
  return isSame ? 0 : Math.max(mine, theirs);
};

/** A break and its treatment are rivals in a list, and differ in everything. */
const areOneSort = (one: ExplainedTerm, other: ExplainedTerm, ground: Ground): boolean =>
  kindOf(one, ground).head === kindOf(other, ground).head;

/** Letters of a root: "addition" and "additive" are one matter in two forms. */
const ROOT = 7;

const haveOneRoot = (one: ExplainedTerm, other: ExplainedTerm): boolean => {
  const roots = (key: string) => key.split(' ').filter((word) => word.length >= ROOT);
  return roots(one.key).some((word) =>
    roots(other.key).some((root) => root !== word && root.slice(0, ROOT) === word.slice(0, ROOT)),
  );
};

/** Whether a sentence of the text names both. */
const areTogether = (one: ExplainedTerm, other: ExplainedTerm, { reading }: Ground): boolean =>
  sentencesWith(reading, one.key).some(
    ({ line, sentence }) => line.includes(` ${other.key} `) && reading.byId.get(sentence.chunk)?.role === 'body',
  );

/** Who has read the later of two chunks has read both. */
const laterOf = (one: string, other: string, { reading: { chunks } }: Ground): string =>
  chunks.find(({ id }) => id === one || id === other)?.id === one ? other : one;

/** "How do … and … differ?": two terms of one kind that a sentence names together; what each of them is. */
export const compareRule: OpenRule = {
  id: 'compare',
  worth: 2.6,
  find: (ground) => {
    const phrase = ground.locale.questions.open?.compare;
    if (!phrase) return [];
    const terms = explained(ground);
    return terms
      .flatMap((one, at) =>
        rivalsOf(one, ground)
          .map(({ term }) => term)
          .filter((other) => terms.indexOf(other) > at && !haveOneRoot(one, other) && areTogether(one, other, ground))
          .map((other) => ({ one, other, alike: alikeness(one, other, ground) })),
      )
      .filter(({ one, other, alike }) => alike >= ALIKE.least && areOneSort(one, other, ground))
      .flatMap(({ one, other }): OpenDraft[] => {
        const [first, second] = [one, other].map((term) => definitionPoint(term, ground));
        const [chunk, also] = [one, other].map((term) => homeOf(term, ground));
        if (!first || !second || !chunk || !also) return [];
        return [
          {
            subjects: [one.key, other.key],
            question: filled(phrase, { one: one.term, other: other.term }),
            points: [first, second],
            chunk: laterOf(chunk, also, ground),
            salience: Math.min(1, (one.weight + other.weight) / 2),
          },
        ];
      });
  },
};
