import { filled } from '../../languages/language.ts';
import { describedIn } from '../../terms/described-people.ts';
import { contentOf, countWords, fold, overlap, words } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { statementPhrases } from '../statement-phrases.ts';

/** Whom a text is about, every sentence tells. */
const MOST_MENTIONS = 12;
const FEMALE =
  /\b(?:woman|girl|wife|widow|sister|daughter|mother|aunt|queen|princess|lady|mistress|nun|actress|niece)\b/i;

/** Two of these may be one. */
const DOCTOR = /\b(?:doctor|physician|surgeon|anatomist|physiologist)\b/i;
const WRITER = /\b(?:writer|poet|novelist|author|journalist|playwright)\b/i;
const isSame = (a: string, b: string): boolean => [DOCTOR, WRITER].some((sort) => sort.test(a) && sort.test(b));
/** "flower seller of about twenty-five" beside "chemist" is told from it by its length. */
const LONGER = 2;

/** A name tells where somebody comes from. */
const withoutOrigin = (text: string): string => text.replace(/^\p{Lu}\p{L}+ (?=\p{Ll})/u, '');

const shareWord = (a: string, b: string): boolean =>
  words(fold(a)).some((word) => word.length > 3 && words(fold(b)).includes(word));

/** "How does the material describe …?", with what it says of other people as wrong options. */
export const peopleCandidates = ({ material, chunks, sentences }: Ground): Candidate[] => {
  const { language } = material;
  const phrase = statementPhrases[language.code]?.person;
  if (phrase === undefined || language.code !== 'en') return [];
  const all = sentences
    .flatMap(describedIn)
    .map((one) => ({ ...one, text: withoutOrigin(one.text) }))
    // A place in it tells the one from the others.
    .filter((one) => !/\p{Lu}/u.test(one.text));
  const mine = new Set(chunks.map(({ id }) => id));
  return all
    .filter(({ sentence }) => mine.has(sentence.chunk))
    .flatMap(({ name, text, sentence }): Candidate[] => {
      const quote = evidence(material.byId.get(sentence.chunk), sentence, text);
      if (!quote || sentences.filter((other) => other.text.includes(name)).length > MOST_MENTIONS) return [];
      const said = contentOf(text, language.stopWords);
      const pool = all
        .filter((other) => !shareWord(other.name, name) && FEMALE.test(other.text) === FEMALE.test(text))
        .filter((other) => overlap(contentOf(other.text, language.stopWords), said) < 0.5)
        .map((other) => ({
          text: other.text,
          far: Math.abs(countWords(other.text) - countWords(text)),
        }))
        .filter((other) => other.far <= LONGER && !isSame(other.text, text))
        .sort((a, b) => a.far - b.far || (a.text < b.text ? -1 : 1));
      return [
        {
          template: 'person',
          question: filled(phrase, { name }),
          key: text,
          pool: pool.map((other) => other.text),
          continues: true,
          subject: `person/${name}`,
          chunk: sentence.chunk,
          quote,
          shown: sentence.text,
          bonus: 0,
          sentences: [sentence],
        },
      ];
    });
};
