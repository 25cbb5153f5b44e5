import { filled } from '../locales/questions.ts';
import type { Sentence } from '../nlp/reading.ts';
import { contentWords, shared, words } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { characterizes, couldStand, fitsByForm, isCaption, type Place, placeOf, standsAlone } from './gap-fit.ts';
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

/** Terms of the same kind that cannot stand in the gap: the material says nothing like it of them. */
const distractorsFor = (term: ExplainedTerm, sentence: Sentence, place: Place, ground: Ground): ExplainedTerm[] => {
  const { nlp } = ground.locale;
  const said = contentWords(sentence.text, nlp);
  for (const part of term.key.split(' ')) said.delete(part);
  const text = ` ${words(sentence.text).map(nlp.singular).join(' ')} `;
  const trueToo = (other: ReadonlySet<string>): boolean => shared(said, other) >= TRUE_TOO;
  return siblingsOf(term, ground).filter((other) => {
    const { key, definition } = other;
    return (
      couldStand(other, sentence, place, ground) &&
      !text.includes(` ${key} `) &&
      !trueToo(contentWords(definition.text, nlp)) &&
      sentencesWith(ground.reading, key).every((one) => one.sentence === sentence || !trueToo(one.content))
    );
  });
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
        if (isCaption(sentence, ground)) return [];
        const found = terms.flatMap((term) => {
          const place = placeOf(term, sentence);
          return place && !fitsByForm(sentence, place) && characterizes(sentence, term, place, ground)
            ? [{ term, place }]
            : [];
        });
        return found.slice(0, PARTS).map(({ term, place }): Candidate => {
          const { start, end } = place;
          const text = `${sentence.text.slice(0, start)}${GAP}${sentence.text.slice(end)}`;
          return {
            subject: term.key,
            question: filled(phrase, { text }),
            right: term.term,
            pool: distractorsFor(term, sentence, place, ground).map((other) => ({
              text: other.term,
              about: filled(about.term, { term: other.term, definition: shortDefinition(other.definition.text) }),
            })),
            chunk: sentence.chunk,
            evidence: { chunk: sentence.chunk, quote: quoteOf(sentence, ground) },
            shown: sentence.text,
            sentence,
            salience: ground.reading.salience(sentence),
            refused: standsAlone(sentence, ground),
          };
        });
      }),
    );
  },
};
