import { filled } from '../../languages/language.ts';
import { contentOf, countWords, fold, overlap } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { statementPhrases } from '../statement-phrases.ts';
import { hasLooseStart, META, standsAlone, withGap } from '../stem.ts';

/** Sentences this alike may say the same of another place. */
const ALIKE = 0.4;

/** A place left out of a sentence; what stands behind the same preposition elsewhere are the wrong options. */
export const placeCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const phrase = statementPhrases[language.code]?.words;
  if (phrase === undefined) return [];
  const stop = language.stopWords;
  const all = [...material.facts.values()].flatMap(({ places }) => places);
  const mine = new Set(ground.chunks.map(({ id }) => id));
  return all
    .filter(({ sentence }) => mine.has(sentence.chunk) && standsAlone(sentence, language, 9, 30))
    .filter(({ sentence }) => !META.test(sentence.text) && !hasLooseStart(sentence.text, language))
    .flatMap((place): Candidate[] => {
      const { sentence, text, sort } = place;
      const stem = withGap(sentence.text, text, place.at);
      const quote = evidence(material.byId.get(sentence.chunk), sentence, text);
      if (!stem || !quote || countWords(stem) < 9) return [];
      const asked = contentOf(stem, stop);
      const like = ground.sentences.filter(
        (other) => other !== sentence && overlap(contentOf(other.text, stop), asked) > ALIKE,
      );
      const pool = all
        .filter((other) => other.sort === sort && fold(other.text) !== fold(text))
        .filter((other) => !fold(sentence.text).includes(fold(other.text)))
        .filter((other) => overlap(contentOf(other.text, stop), contentOf(text, stop)) === 0)
        .filter((other) => !like.some((near) => fold(near.text).includes(fold(other.text))))
        .map((other) => ({ text: other.text, far: Math.abs(countWords(other.text) - countWords(text)) }))
        .sort((a, b) => a.far - b.far || (a.text < b.text ? -1 : 1));
      return [
        {
          template: 'words',
          question: filled(phrase, { text: stem }),
          key: text,
          pool: pool.map((other) => other.text),
          continues: true,
          subject: sentence.text,
          chunk: sentence.chunk,
          quote,
          shown: sentence.text,
          bonus: 0,
          sentences: [sentence],
        },
      ];
    });
};
