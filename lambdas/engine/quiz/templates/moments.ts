import { filled } from '../../languages/language.ts';
import type { Sentence } from '../../text/chunk.ts';
import { countWords, fold, words } from '../../text/words.ts';
import { BLANK, type Candidate, type Ground } from '../candidate.ts';
import { canBeAsked } from '../clear/clear.ts';
import { evidence } from '../evidence.ts';
import { statementPhrases } from '../statement-phrases.ts';

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

/** Words of which one can stand in the other's place: a month is no answer where an hour is missing. */
const SORTS: readonly RegExp[] = [
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/i,
  /\b(?:spring|summer|autumn|fall|winter|Frühjahr|Frühling|Sommer|Herbst|Winter|primavera|verano|otoño|invierno)\b/i,
  /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/i,
  /\b(?:night|morning|evening|afternoon|noon|midnight|dawn|Nacht|Morgen|Abend|noche|mañana|tarde)\b/i,
  /\b(?:century|Jahrhunderts?|siglo)\b/i,
];
const sortOf = (moment: string): number => SORTS.findIndex((sort) => sort.test(moment));

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
    .filter(({ sentence }) => mine.has(sentence.chunk) && canBeAsked(sentence, material, 8, 34))
    .flatMap(({ sentence, moment }): Candidate[] => {
      const quote = evidence(material.byId.get(sentence.chunk), sentence, moment);
      if (!quote || sortOf(moment) < 0) return [];
      const pool = all
        .filter((other) => fold(other.moment) !== fold(moment) && sortOf(other.moment) === sortOf(moment))
        .filter((other) => words(other.moment)[0] === words(moment)[0])
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
          bonus: 0,
          sentences: [sentence],
        },
      ];
    });
};
