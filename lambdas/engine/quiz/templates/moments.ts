import { filled } from '../../languages/language.ts';
import type { Sentence } from '../../text/chunk.ts';
import { countWords, fold } from '../../text/words.ts';
import { BLANK, type Candidate, type Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { statementPhrases } from '../statement-phrases.ts';
import { hasLooseStart, standsAlone } from '../stem.ts';

/** How a sentence begins that says when. */
const MOMENTS: Readonly<Record<string, RegExp>> = {
  en: /^(?:In|On|At|By|After|Before|During|Since|Until|Within|Every|Twice|Once|Throughout|Towards) (?:[\p{L}’'-]+ ){0,4}(?:day|days|night|nights|morning|evening|afternoon|noon|midnight|dawn|week|weeks|month|months|year|years|spring|summer|autumn|fall|winter|century|decade|decades|season|war|minutes|hours|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?: of (?:the |her |his |their )?[\p{L}\d]+(?: year)?)?(?=,? \p{L})/u,
  de: /^(?:Im|Am|In|An|Um|Nach|Vor|Seit|Bis|Während|Gegen) (?:[\p{L}-]+ ){0,3}(?:Tag|Tage|Tagen|Nacht|Morgen|Abend|Woche|Wochen|Monat|Monate|Monaten|Jahr|Jahre|Jahren|Frühjahr|Frühling|Sommer|Herbst|Winter|Jahrhundert|Jahrhunderts|Krieg|Kriege|Krieges|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?: \d{4})?(?= \p{Ll})/u,
  es: /^(?:En|Durante|Tras|Desde|Hasta|Hacia|A|Al|Después de|Antes de) (?:[\p{L}-]+ ){0,4}(?:día|días|noche|mañana|tarde|semana|semanas|mes|meses|año|años|primavera|verano|otoño|invierno|siglo|guerra|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de \d{4})?(?=,? \p{L})/u,
};
/** Names no moment of its own: another could stand there, or the sentence before says which. */
const OPEN =
  /\b(?:this|that|these|those|same|such|diese[mnrs]?|est[aeo]s?|ese|esa)\b|^(?:At night|In time|At times)\b/i;

/** Years are asked for by themselves. */
const YEAR = /\d{3}/;

const momentOf = ({ text }: Sentence, pattern: RegExp): string | undefined => {
  const moment = pattern.exec(text)?.[0];
  return moment && countWords(moment) >= 2 && !OPEN.test(moment) && !YEAR.test(moment) ? moment : undefined;
};

/** "Which time is missing here?", with other times of the material as wrong options. */
export const momentCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const pattern = MOMENTS[language.code];
  const phrase = statementPhrases[language.code]?.when;
  if (!pattern || phrase === undefined) return [];
  const all = ground.sentences.flatMap((sentence) => {
    const moment = momentOf(sentence, pattern);
    return moment ? [{ sentence, moment }] : [];
  });
  const mine = new Set(ground.chunks.map(({ id }) => id));
  return all
    .filter(({ sentence }) => mine.has(sentence.chunk) && standsAlone(sentence, language, 8, 34))
    .flatMap(({ sentence, moment }): Candidate[] => {
      const quote = evidence(material.byId.get(sentence.chunk), sentence, moment);
      if (!quote) return [];
      const pool = all
        .filter((other) => fold(other.moment) !== fold(moment))
        .map((other) => ({ text: other.moment, far: Math.abs(countWords(other.moment) - countWords(moment)) }))
        .sort((a, b) => a.far - b.far || (a.text < b.text ? -1 : 1));
      return [
        {
          template: 'when',
          question: filled(phrase, { text: BLANK + sentence.text.slice(moment.length) }),
          key: moment,
          pool: [...new Set(pool.map(({ text }) => text))],
          subject: sentence.text,
          chunk: sentence.chunk,
          quote,
          shown: sentence.text,
          bonus: hasLooseStart(sentence.text, language) ? -0.3 : 0,
          sentences: [sentence],
        },
      ];
    });
};
