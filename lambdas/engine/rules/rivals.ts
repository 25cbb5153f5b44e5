import { alike, contentWords, inCommon, shared, termKey, words } from '../nlp/words.ts';
import type { Ground } from './candidate.ts';
import { kindOf, perTerm } from './kinds.ts';
import { type SearchableSentence, sentencesWith } from './searchable.ts';
import { type ExplainedTerm, explained, isName } from './siblings.ts';

/** A term of the same sort, which is not what another one is. */
export interface Rival {
  readonly term: ExplainedTerm;
  /** How easily the two are taken for each other. */
  readonly closeness: number;
  /** Its definition says most of what that of the other says, and so may be one of them; or the other way round. */
  readonly holds: boolean;
  readonly isHeld: boolean;
}

/** What makes two terms likely to be mistaken for each other: the same noun, one of a kind, words in common, likeness of form, being told together. */
const CLOSE = { head: 2, kind: 1, kinds: 1.75, said: 2, form: 1, told: 0.75, chunk: 0.25 } as const;
/** From here on who has read the chapter once has to think. */
export const CLOSE_ENOUGH = 2;
/** A definition that has so many of the words of another may say that it is one, and more; unless both are built alike. */
const HOLDS = { any: 0.8, sameHead: 0.65 } as const;
const BUILT_ALIKE = 0.75;
/** Letters that words of one sort end or begin with: "anarchy", "monarchy". */
const FORM = { end: 5, begin: 4 } as const;

const SPACE = /[\s-]/g;

/** "Motion towards the hip", "motion away from the hip": most words are the same, but on both sides others tell them apart, or the order. */
const areBuiltAlike = (one: string, other: string): boolean => {
  const [a, b] = [new Set(words(one.toLowerCase())), new Set(words(other.toLowerCase()))];
  return one !== other && alike(a, b) >= BUILT_ALIKE && (alike(a, b) < 1 || a.size === b.size);
};

const lastWord = ({ key }: ExplainedTerm): string => key.split(' ').at(-1) ?? '';

const areAlikeInForm = (one: ExplainedTerm, other: ExplainedTerm): boolean => {
  const [a, b] = [lastWord(one), lastWord(other)];
  const single = !one.key.includes(' ') && !other.key.includes(' ');
  return (
    shared(new Set(one.key.split(' ')), new Set(other.key.split(' '))) > 0 ||
    (Math.min(a.length, b.length) > FORM.end && a.slice(-FORM.end) === b.slice(-FORM.end)) ||
    (single && Math.min(a.length, b.length) > FORM.begin && a.slice(0, FORM.begin) === b.slice(0, FORM.begin))
  );
};

/** One is one of the other: a "loaf of rye" is a loaf, and so is what is defined as "a loaf that …", "…, known as a loaf". */
const isOne = (one: ExplainedTerm, other: ExplainedTerm, ground: Ground): boolean =>
  ` ${one.key} `.includes(` ${other.key} `) ||
  (other.key.length > FORM.end && one.key.replace(SPACE, '').endsWith(other.key.replace(SPACE, ''))) ||
  ` ${termKey(kindOf(one, ground).phrase, ground.locale.nlp)} `.endsWith(` ${other.key} `) ||
  one.definition.text.toLowerCase().includes(`known as ${other.term.toLowerCase()}`);

/** A sentence says that one is one of the other ("a loaf of rye is called a …"), or that they are the same, of "rye loaf" and "black loaf" by "rye" and "black". */
const areSaidToBeOne = (one: ExplainedTerm, other: ExplainedTerm, { reading, locale: { nlp } }: Ground): boolean => {
  const both = lastWord(one) === lastWord(other);
  const short = ({ key }: ExplainedTerm): string =>
    both && key.includes(' ') ? key.slice(0, key.lastIndexOf(' ')) : key;
  const isOneOf = ({ line }: SearchableSentence): boolean => {
    const [at, its] = [line.indexOf(` ${one.key} `), line.indexOf(` ${other.key} `)];
    const between = line.slice(Math.min(at + one.key.length, its + other.key.length) + 1, Math.max(at, its));
    // What a sentence begins with is its subject, which a pronoun takes up
    const opening = Math.min(at, its) < FORM.begin ? '> ' : '';
    return its >= 0 && (nlp.oneOf?.test(opening + between) ?? false);
  };
  return (
    sentencesWith(reading, one.key).some(isOneOf) ||
    sentencesWith(reading, short(one)).some(({ line }) => line.includes(` ${short(other)} `) && nlp.same?.test(line))
  );
};

const meet = (one: readonly string[], other: readonly string[]): boolean => one.some((item) => other.includes(item));

/** A sentence names both, or a section says of both what they are. */
const areToldTogether = (one: ExplainedTerm, other: ExplainedTerm, { reading }: Ground): boolean =>
  (one.definition.chunk === other.definition.chunk && reading.byId.get(one.definition.chunk)?.role === 'body') ||
  sentencesWith(reading, one.key).some(
    ({ line, sentence }) => line.includes(` ${other.key} `) && reading.byId.get(sentence.chunk)?.role === 'body',
  );

/** Nobody knows what sort of thing one of them is, and both speak of the same in one section. */
const areOfOneTopic = (one: ExplainedTerm, other: ExplainedTerm, ground: Ground): boolean => {
  const said = ({ definition }: ExplainedTerm) => contentWords(definition.short, ground.locale.nlp);
  return inCommon(said(one), said(other)) > 0 && meet(one.chunks, other.chunks) && areToldTogether(one, other, ground);
};

const areOfOneSort = (one: ExplainedTerm, other: ExplainedTerm, ground: Ground): boolean => {
  const [a, b] = [kindOf(one, ground), kindOf(other, ground)];
  if (a.plural.said !== b.plural.said || a.plural.named !== b.plural.named || a.quality !== b.quality) return false;
  if (isName(one.term) !== isName(other.term)) return false;
  const known = a.kinds.size > 0 && b.kinds.size > 0;
  const named = ground.locale.questions.head === null || (a.head !== '' && b.head !== '');
  return (
    (a.head !== '' && a.head === b.head) ||
    inCommon(a.kinds, b.kinds) > 0 ||
    (named && !known && (areAlikeInForm(one, other) || areOfOneTopic(one, other, ground)))
  );
};

/** Terms of the same sort, which could be mistaken for it and are not it; the likeliest first. */
export const rivalsOf = perTerm((term, ground): readonly Rival[] => {
  const { nlp } = ground.locale;
  const own = kindOf(term, ground);
  const said = contentWords(term.definition.short, nlp);
  return explained(ground)
    .filter((other) => other.key !== term.key && areOfOneSort(term, other, ground))
    .filter((other) => !isOne(term, other, ground) && !isOne(other, term, ground))
    .filter((other) => !areSaidToBeOne(term, other, ground))
    .map((other): Rival => {
      const kind = kindOf(other, ground);
      const theirs = contentWords(other.definition.short, nlp);
      const sameHead = own.head !== '' && own.head === kind.head;
      const parallel = sameHead && areBuiltAlike(term.definition.short, other.definition.short);
      const most = parallel ? 1.1 : sameHead ? HOLDS.sameHead : HOLDS.any;
      const both = inCommon(said, theirs);
      const kinds = inCommon(own.kinds, kind.kinds);
      const closeness =
        (sameHead ? CLOSE.head : kinds > 1 ? CLOSE.kinds : CLOSE.kind) +
        (CLOSE.said * (both - (sameHead ? 1 : 0))) / (said.size + theirs.size - both) +
        (areAlikeInForm(term, other) ? CLOSE.form : 0) +
        (areToldTogether(term, other, ground) ? CLOSE.told : 0) +
        (meet(other.chunks, term.chunks) ? CLOSE.chunk : 0);
      return { term: other, closeness, holds: shared(said, theirs) >= most, isHeld: shared(theirs, said) >= most };
    })
    .sort((a, b) => b.closeness - a.closeness || (a.term.key < b.term.key ? -1 : 1));
});
