import { refusal } from '../guards/guard.ts';
import { factGuards } from '../guards/sentence-guards.ts';
import { filled } from '../locales/patterns.ts';
import { type Named, namesIn } from '../nlp/named.ts';
import { isVerb, quoteOf, type Sentence } from '../nlp/reading.ts';
import { contentWords, shared, words } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { type SearchableSentence, searchableSentences } from './searchable.ts';

const GAP = '_____';
const LENGTH = { least: 8, most: 30 } as const;
/** Below, a sentence is not what its section is about. */
const SALIENT = 0.35;
/** What is said of another name in so many of the same words may be true of it, too. */
const TRUE_TOO = 0.4;
/** Sentences. What fewer of them name is named in passing. */
const NAMED = 2;
/** Characters of a sentence that says what another name stands for. */
const LONGEST = 220;

const names = (sentence: Sentence, { name, code }: Named, ground: Ground): boolean =>
  sentence.text.includes(name) && (!code || quoteOf(sentence, ground.reading).includes(`\`${name}\``));

/** It says something, and is no title: most of its words have a small letter. */
const isTold = ({ text, tokens }: Sentence): boolean => {
  const long = words(text).filter(({ length }) => length > 3);
  const capital = long.filter((word) => /^\p{Lu}/u.test(word));
  return capital.length <= long.length / 2 && tokens.some(isVerb);
};

const afterThe = ({ text }: Sentence, { name }: Named): boolean => /\bthe $/i.test(text.split(name)[0] ?? '');

/** A name stands once, by itself: it is no part of a longer one, and no article tells which it is. */
const standsFree = ({ text, tokens }: Sentence, { name }: Named): boolean => {
  const [before = '', after] = text.split(name);
  const next = tokens.find(({ start }) => start >= before.length + name.length);
  const joined = after === undefined || /^[\p{L}\p{N}-]|^[’']/u.test(after) || /[\p{L}\p{N}’-]$/u.test(before);
  const longer = /^(?:NOUN|PROPN|ADJ)$/.test(next?.pos ?? '') && after?.startsWith(' ') === true;
  return text.split(name).length === 2 && !joined && !longer && !/\p{Lu}\p{L}+ $|\ban? $/u.test(before);
};

/** "Which name completes this sentence?": somebody, or what has a name, among others of its sort. */
export const nameRule: Rule = {
  id: 'name',
  worth: 1.9,
  find: (ground: Ground) => {
    const { nlp, questions } = ground.locale;
    const { name: asked, about } = questions;
    if (!asked) return [];
    const { salience, byId } = ground.reading;
    const all = searchableSentences(ground.reading);
    const told = namesIn(ground.reading)
      .map((named) => ({ ...named, uses: all.filter(({ sentence }) => names(sentence, named, ground)) }))
      .filter(({ uses }) => uses.length >= NAMED);
    /** The best sentence that begins with a name and says something of it. */
    const explained = (uses: readonly SearchableSentence[], { name }: Named): string => {
      const [best] = uses
        .filter(({ sentence: { text } }) => text.replace(/^The /, '').startsWith(name) && text.length <= LONGEST)
        .sort((a, b) => salience(b.sentence) - salience(a.sentence));
      return best ? filled(about.relation, { text: best.sentence.text }) : '';
    };
    return told.flatMap((named) =>
      named.uses.flatMap(({ sentence, content }): Candidate[] => {
        const { text } = sentence;
        const chunk = byId.get(sentence.chunk);
        const running = chunk?.role === 'body' && chunk.blocks[sentence.block]?.kind === 'paragraph';
        const count = words(text).length;
        if (!running || count < LENGTH.least || count > LENGTH.most || salience(sentence) < SALIENT) return [];
        if (!isTold(sentence) || !standsFree(sentence, named)) return [];
        const own = contentWords(named.name, nlp);
        const said = new Set([...content].filter((word) => !own.has(word)));
        const pool = told
          .filter(({ sort, name }) => sort === named.sort && !name.includes(named.name) && !named.name.includes(name))
          .filter((other) => other.uses.some((use) => afterThe(use.sentence, other) === afterThe(sentence, named)))
          .filter(({ uses }) => uses.every((use) => use.sentence !== sentence && shared(said, use.content) < TRUE_TOO))
          .map((other) => ({ text: other.name, about: explained(other.uses, other) }))
          .sort((a, b) => Number(b.about !== '') - Number(a.about !== ''));
        return [
          {
            subject: named.name,
            question: filled(asked.phrase, { text: text.replace(named.name, GAP) }),
            right: named.name,
            pool,
            chunk: sentence.chunk,
            evidence: { chunk: sentence.chunk, quote: quoteOf(sentence, ground.reading) },
            shown: text,
            sentence,
            salience: salience(sentence),
            refused:
              refusal(factGuards, text, nlp) ??
              (nlp.deictic?.test(text) || questions.hangs?.test(text) ? 'hangs on the sentences around it' : undefined),
          },
        ];
      }),
    );
  },
};
