import { filled } from '../../languages/language.ts';
import { choicesIn } from '../../terms/contrasts/contrasts.ts';
import { BLANK, type Candidate, type Ground } from '../candidate.ts';
import { candidateOf, shownWith } from '../clear/context.ts';
import { evidence } from '../evidence.ts';
import { isInstruction } from '../shape.ts';
import { statementPhrases } from '../statement-phrases.ts';

const FEWEST_WRONG = 2;
/** What follows from the comparison tells how it goes. */
const FOLLOWS = /\b(?:so|because|since|therefore|thus|hence|why|if|weil|deshalb|daher|denn|porque|por eso)\b/i;

/** "What is missing here?": faster than, slower than or just as fast as. */
export const contrastCandidates = ({ material, chunks }: Ground): Candidate[] => {
  const phrase = statementPhrases[material.language.code]?.missing;
  if (phrase === undefined) return [];
  return chunks.flatMap((chunk) =>
    chunk.sentences.flatMap((sentence) =>
      choicesIn(sentence, material).flatMap(({ word, at, others }): Candidate[] => {
        if (others.length < FEWEST_WRONG || isInstruction(sentence.text) || FOLLOWS.test(sentence.text)) return [];
        const context = shownWith(sentence, material);
        const quote = context && evidence(chunk, { start: context.start, end: sentence.end }, word);
        if (!context || !quote) return [];
        const stem = sentence.text.slice(0, at) + BLANK + sentence.text.slice(at + word.length);
        return [
          {
            template: 'contrast',
            question: filled(phrase, { text: context.around(stem) }),
            key: word,
            pool: others,
            continues: true,
            ...candidateOf(sentence, context),
            quote,
            bonus: -context.malus,
          },
        ];
      }),
    ),
  );
};
