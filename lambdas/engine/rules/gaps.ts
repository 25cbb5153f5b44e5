import { refusal } from '../guards/guard.ts';
import { factGuards } from '../guards/sentence-guards.ts';
import { filled } from '../locales/questions.ts';
import type { Sentence } from '../nlp/reading.ts';
import { contentWords, shared, words } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { sentencesWith } from './searchable.ts';
import { type ExplainedTerm, explained, shortDefinition, siblingsOf } from './siblings.ts';
import { quoteOf } from './wording.ts';

const GAP = '_____';
/** Below, a sentence is not what its section is about. */
const SALIENT = 0.55;
const LENGTH = { least: 9, most: 32 } as const;
/** What is said of a sibling with so many of the same words may be true of it, too. */
const TRUE_TOO = 0.5;
const PARTS = 4;

/** The only place of a term in a sentence, in its singular or plural; undefined where there are none or several. */
const placeOf = (term: ExplainedTerm, { text }: Sentence): { start: number; end: number } | undefined => {
  const escaped = term.term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}-])`, 'giu'))];
  const [only] = found;
  return only && found.length === 1 ? { start: only.index, end: only.index + only[0].length } : undefined;
};

/** Terms of the same kind that cannot stand in the gap: the material says nothing like it of them. */
const distractorsFor = (term: ExplainedTerm, sentence: Sentence, ground: Ground): ExplainedTerm[] => {
  const { nlp } = ground.locale;
  const said = contentWords(sentence.text, nlp);
  for (const part of term.key.split(' ')) said.delete(part);
  const text = ` ${words(sentence.text).map(nlp.singular).join(' ')} `;
  const trueToo = (other: ReadonlySet<string>): boolean => shared(said, other) >= TRUE_TOO;
  return siblingsOf(term, ground).filter(
    ({ key, definition }) =>
      !text.includes(` ${key} `) &&
      !trueToo(contentWords(definition.text, nlp)) &&
      sentencesWith(ground.reading, key).every((other) => other.sentence === sentence || !trueToo(other.content)),
  );
};

/** Only one term fits by its form: after "an", as an adjective, or as a part of a longer name. */
const fitsByForm = (sentence: Sentence, { start, end }: { start: number; end: number }): boolean => {
  const last = sentence.tokens.findLast((token) => token.start >= start && token.end <= end);
  const next = sentence.tokens.find((token) => token.start >= end);
  const partOfName = next !== undefined && /^(?:NOUN|PROPN|ADJ)$/.test(next.pos) && next.start - end <= 1;
  return partOfName || last?.pos === 'ADJ' || /\ban? $/i.test(sentence.text.slice(0, start));
};

/** "Which term completes this sentence?": a key term in a sentence that its section is about. */
export const gapRule: Rule = {
  id: 'gap',
  worth: 2,
  find: (ground) => {
    const { gap: phrase, about } = ground.locale.questions;
    if (phrase === null) return [];
    const terms = explained(ground);
    return ground.bodies.flatMap(({ sentences }) =>
      sentences.flatMap((sentence): Candidate[] => {
        const count = words(sentence.text).length;
        if (ground.reading.salience(sentence) < SALIENT || count < LENGTH.least || count > LENGTH.most) return [];
        const found = terms.flatMap((term) => {
          const place = placeOf(term, sentence);
          return place && !fitsByForm(sentence, place) ? [{ term, place }] : [];
        });
        return found.slice(0, PARTS).map(({ term, place: { start, end } }): Candidate => {
          const text = `${sentence.text.slice(0, start)}${GAP}${sentence.text.slice(end)}`;
          return {
            subject: term.key,
            question: filled(phrase, { text }),
            right: term.term,
            pool: distractorsFor(term, sentence, ground).map((other) => ({
              text: other.term,
              about: filled(about.term, { term: other.term, definition: shortDefinition(other.definition.text) }),
            })),
            chunk: sentence.chunk,
            evidence: { chunk: sentence.chunk, quote: quoteOf(sentence, ground) },
            shown: sentence.text,
            sentence,
            salience: ground.reading.salience(sentence),
            refused: refusal(factGuards, sentence.text, ground.locale.nlp),
          };
        });
      }),
    );
  },
};
