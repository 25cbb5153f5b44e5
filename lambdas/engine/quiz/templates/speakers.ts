import { filled } from '../../languages/language.ts';
import { countWords, words } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { statementPhrases } from '../statement-phrases.ts';

/** “…,” said Matteo. — or: Matteo said, “…” */
const SAID: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /["“](?<said>[^"“”]{16,200}?)[,.!?]?["”] (?:said|asked|answered|replied|whispered|called|shouted) (?<who>\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)/u,
    /^(?<who>\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?) (?:said|asked|answered|replied|whispered|called|shouted)[,:] ["“](?<said>[^"“”]{16,200}?)[.!?]?["”]/u,
  ],
  de: [
    /[„"](?<said>[^“"„]{16,200}?)[,.!?]?[“"],? (?:sagte|fragte|antwortete|flüsterte|rief) (?<who>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
  ],
  es: [
    /[«"](?<said>[^«»"]{16,200}?)[,.!?]?[»"],? (?:dijo|preguntó|contestó|respondió|gritó) (?<who>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
  ],
};

/** A rank alone names nobody. */
const RANKS =
  /^(?:Bishop|King|Queen|Mayor|Father|Mother|Captain|Doctor|Professor|Priest|Sir|Lady|Lord|Don|Doña|Mr|Mrs|Aunt|Uncle)$/;

/** "Who says this?", with the others who speak as wrong options. */
export const speakerCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const phrase = statementPhrases[language.code]?.speaker;
  const patterns = SAID[language.code];
  if (phrase === undefined || !patterns) return [];
  const all = ground.sentences.flatMap((sentence) =>
    patterns.flatMap((pattern) => {
      const { said, who } = pattern.exec(sentence.text)?.groups ?? {};
      return said && who ? [{ sentence, said, who }] : [];
    }),
  );
  const people = [...material.kinds].filter(([, kind]) => kind === 'person').map(([name]) => name);
  const named = [...new Set([...all.map(({ who }) => who), ...people])];
  const speakers = named.filter((one) => !named.some((other) => other !== one && ` ${other} `.includes(` ${one} `)));

  const shares = (one: string, other: string): boolean => words(one).some((word) => words(other).includes(word));
  const mine = new Set(ground.chunks.map(({ id }) => id));
  return all
    .filter(({ sentence, said }) => mine.has(sentence.chunk) && countWords(said) >= 4)
    .flatMap(({ sentence, said, who }): Candidate[] => {
      const quote = evidence(material.byId.get(sentence.chunk), sentence, who);
      if (!quote || said.includes(who)) return [];
      return [
        {
          template: 'speaker',
          question: filled(phrase, { text: said }),
          key: who,
          pool: speakers.filter((other) => !RANKS.test(other) && !shares(other, who) && !said.includes(other)),
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
