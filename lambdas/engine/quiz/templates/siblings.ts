import { filled } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import { shuffled } from '../../seed.ts';
import { isCertain } from '../../terms/siblings/sibling-group.ts';
import { namesAnother, type SiblingMention } from '../../terms/siblings/siblings.ts';
import { fold, words } from '../../text/words.ts';
import { BLANK, type Candidate, type Ground } from '../candidate.ts';
import { candidateOf, shownWith } from '../clear/context.ts';
import { evidence } from '../evidence.ts';
import { isInstruction } from '../shape.ts';
import { statementPhrases } from '../statement-phrases.ts';

/** Used oftener than this, it is what the material is about. */
const MOST_USES = 4;
const FEWEST_OWN = 2;
/** "the volt (V)": the sign gives it away. */
const SIGN = /^ \([^)]{1,14}\)/;
/** "like a stretched rope", "(chair, station manager)": a picture, or a role. */
const LIKENED = /\b(?:like|as|als|wie|como)(?: (?:an?|the|ein|eine|un|una))?(?: \p{L}+)? $|\($/u;
/** "cool to a reddish colour": a word that begins as the key does. */
const hintsAt = (text: string, word: string): boolean => {
  const beginning = word.toLowerCase().slice(0, Math.max(3, word.length - 1));
  return words(text.toLowerCase()).some((other) => other.startsWith(beginning));
};

/** "The year without a _____": a phrase that is quoted is known as one. */
const isQuoted = (before: string, after: string): boolean =>
  /[„“"«][^„“”"«»]{0,25}$/.test(before) && /^[^„“”"«»]{0,12}[“”"»]/.test(after);

/** One of several that are counted up: what else could stand among them is no wrong answer. */
const isListed = (before: string, after: string): boolean =>
  /(?:,| and| or| und| oder| y| e| o) (?:(?:for|in|of|to|by|with|from|on) )?(?:(?:the|an?|\p{Ll}+) )?$/u.test(before) ||
  /^(?:,? (?:and|or|und|oder|y|o) |, \p{L}+(?:,| and| or| und| oder| y| o) )/u.test(after);

const formsIn = (mentions: readonly SiblingMention[]): Map<string, number> => {
  const uses = new Map<string, number>();
  for (const { word } of mentions) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
};

const headed = (word: string, { chunks }: Material): boolean =>
  chunks.some(({ path, sections }) =>
    [...path, ...sections.map(({ heading }) => heading ?? '')].some((heading) => fold(heading).includes(fold(word))),
  );

/** "Which metal is missing here?": other metals are wrong, those of the material first. */
export const siblingCandidates = ({ material, chunks }: Ground): Candidate[] => {
  const phrase = statementPhrases[material.language.code]?.sibling;
  if (phrase === undefined) return [];
  const all = material.chunks.flatMap(({ id }) => material.facts.get(id)?.siblings ?? []);
  const uses = formsIn(all);
  return chunks.flatMap(({ id }) =>
    (material.facts.get(id)?.siblings ?? []).flatMap((mention): Candidate[] => {
      const { word, at, group, form, sentence } = mention;
      const before = sentence.text.slice(0, at);
      const after = sentence.text.slice(at + word.length);
      const siblings = group.words
        .map((forms) => forms[form] ?? '')
        .filter((other) => other !== word && !sentence.text.includes(other) && !hintsAt(sentence.text, other));
      if (
        namesAnother(sentence.text, mention, material.language.code) ||
        SIGN.test(after) ||
        LIKENED.test(before) ||
        isQuoted(before, after) ||
        hintsAt(before + after, word) ||
        isListed(before, after) ||
        ((uses.get(word) ?? 0) > MOST_USES && !isCertain(group)) ||
        headed(word, material)
      )
        return [];
      const context = shownWith(sentence, material);
      if (!context || isInstruction(sentence.text) || fold(context.besides).split(' ').includes(fold(word))) return [];
      if (
        fold(before + after)
          .split(' ')
          .includes(fold(word))
      )
        return [];
      const quote = evidence(material.byId.get(id), { start: context.start, end: sentence.end }, word);
      if (!quote) return [];
      const stem = before.replace(/\b(a)n? $/i, '$1(n) ') + BLANK + after;
      const open = siblings.filter((other) => !context.besides.includes(other));
      const own = open.filter((other) => uses.has(other));
      if (group.own && own.length < FEWEST_OWN) return [];
      const foreign = group.own ? [] : shuffled(open, sentence.text).filter((other) => !uses.has(other));
      return [
        {
          template: 'sibling',
          question: filled(phrase, { ask: group.ask, text: context.around(stem) }),
          key: word,
          pool: [...shuffled(own, sentence.text), ...foreign],
          continues: true,
          ...(context.malus === 0 ? { gap: stem } : {}),
          ...(isCertain(group) ? { certain: true as const } : {}),
          ...candidateOf(sentence, context),
          quote,
          bonus: -context.malus,
        },
      ];
    }),
  );
};
