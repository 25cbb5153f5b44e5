import { once } from '../../cache.ts';
import { filled } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import { isPerson } from '../../terms/people.ts';
import type { ListItem, Part, Sentence } from '../../text/chunk.ts';
import { contentOf, countWords, fold, overlap, termKey, words } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { namesOf } from '../clear/english.ts';
import { evidence } from '../evidence.ts';
import { statementPhrases } from '../statement-phrases.ts';

/** "Raj: separate charge for hoses": an entry of a list that says who speaks. */
interface Entry {
  readonly who: string;
  readonly said: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly sentences: readonly Sentence[];
}

const FEWEST = 3;
const LENGTH = { who: 4, least: 5, most: 24 } as const;
const LABELLED = /^(?<who>\p{Lu}[^:.;!?()–—]{0,40}?)(?:: | [–—-] )(?<said>\S.*)$/u;
/** Speaks of something that only what stands before it names. */
const OPEN =
  /^(?:it|its|that)\b|\b(?:this|these|those|above|below|former|latter|they|he|she|them|him|dies\p{L}*|est[aeo]s?)\b|[<>|{}]|https?:/iu;

/** What somebody has to do, nobody says. */
const TASKS = /\b(?:actions?|to-?dos?|tasks|next steps|who does what|apologies|present|tareas|asistentes)\b/i;

const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length;

/** Words that the material writes without a capital somewhere. */
const smallWords = once(
  ({ chunks }: Material): ReadonlySet<string> =>
    new Set(chunks.flatMap(({ text }) => words(text).filter((word) => word === word.toLowerCase()))),
);

const isSpeaker = (who: string, material: Material): boolean =>
  isPerson(who, material.people) ||
  material.kinds.get(who) === 'person' ||
  (/^\p{Lu}\p{Ll}+$/u.test(who) && namesOf(material).has(who) && !smallWords(material).has(who.toLowerCase()));

const entryOf = ({ text, start, end, sentences }: ListItem, material: Material): Entry | undefined => {
  // Of a long entry the first sentence.
  const { who = '', said = '' } = LABELLED.exec(sentences[0]?.text ?? text)?.groups ?? {};
  const own = said.replace(/[.;,]$/, '');
  const fits = countWords(own) >= LENGTH.least && countWords(own) <= LENGTH.most && countWords(who) <= LENGTH.who;
  return fits && isBalanced(own) && !OPEN.test(own) && isSpeaker(who, material)
    ? { who, said: own, span: { start, end }, sentences }
    : undefined;
};

const entriesIn = (part: Part, material: Material): Entry[] =>
  part.kind === 'list' ? part.items.flatMap((item) => entryOf(item, material) ?? []) : [];

/** "Who says this?" of minutes, whose lists say who spoke. */
export const minutesCandidates = ({ material, chunks }: Ground): Candidate[] => {
  const { language } = material;
  const phrase = statementPhrases[language.code]?.speaker;
  // In German every noun looks like a name.
  if (phrase === undefined || language.code === 'de') return [];
  return chunks.flatMap((chunk) =>
    chunk.sections.flatMap(({ parts, heading }) =>
      parts.flatMap((part) => {
        if (TASKS.test(heading ?? '') || (part.kind === 'list' && TASKS.test(part.lead ?? ''))) return [];
        const entries = entriesIn(part, material);
        if (new Set(entries.map(({ who }) => fold(who))).size < FEWEST) return [];
        return entries.flatMap(({ who, said, span, sentences }): Candidate[] => {
          const quote = evidence(chunk, span, who);
          if (!quote) return [];
          const content = contentOf(said, language.stopWords);
          const pool = entries
            .filter((other) => other.who !== who && overlap(contentOf(other.said, language.stopWords), content) < 0.6)
            .map((other) => other.who);
          return [
            {
              template: 'speaker',
              question: filled(phrase, { text: said }),
              key: who,
              pool,
              continues: true,
              subject: termKey(said),
              chunk: chunk.id,
              quote,
              shown: `${who}: ${said}`,
              bonus: 0,
              sentences,
            },
          ];
        });
      }),
    ),
  );
};
