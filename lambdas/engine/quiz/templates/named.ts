import { filled } from '../../languages/language.ts';
import { shuffled } from '../../seed.ts';
import { isTerm } from '../../terms/naming.ts';
import { pairsIn } from '../../text/chunk.ts';
import { fold, termKey } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { canBeAsked } from '../clear/clear.ts';
import { evidence } from '../evidence.ts';

/** A sentence that does nothing but give what the one before it tells a name. */
const NAMES: Readonly<Record<string, RegExp>> = {
  en: /^(?:This|That|It|(?:This|The) (?:process|phenomenon|effect|method|technique|practice|movement|state|reaction|procedure|arrangement|behaviou?r|principle|law|rule|stage|step))(?: \p{L}+)? (?:is|was|are) (?:(?:often|usually|also|commonly|sometimes|what is) )*(?:called|known as|termed|named|referred to as) (?:an? |the )?[“"‘']?(?<term>\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*){0,2}?)[”"’']?(?=[.,;]| (?:and|or|because|in|by)\b)/u,
  de: /^(?:(?:Das|Dies|Dieser (?:Vorgang|Prozess|Zustand|Effekt)|Diese (?:Erscheinung|Methode|Technik|Eigenschaft|Regel)|Dieses (?:Verfahren|Phänomen|Prinzip)) (?:heißt|nennt man|bezeichnet man als|wird(?: auch)?(?: als)?)|Man nennt (?:das|dies|diese[nrs]? \p{L}+)) (?:(?:ein|eine|einen|der|die|das|den) )?[„“"]?(?<term>\p{Lu}[\p{L}-]+)[“”"]?(?: (?:genannt|bezeichnet))?(?=[.,;])/u,
  es: /^(?:(?:A )?[Ee]st[eao](?: (?:proceso|fenómeno|efecto|método|técnica|práctica|ley|estado))?) (?:se (?:le )?(?:llama|denomina|conoce como)|recibe el nombre de) (?:(?:un|una|el|la) )?[«“"]?(?<term>\p{L}+(?: \p{L}+){0,2}?)[»”"]?(?=[.,;])/u,
};

/** "Which term fits this description?", where one sentence describes and the next one names. */
export const namedCandidates = ({ material, chunks }: Ground): Candidate[] => {
  const { language } = material;
  const pattern = NAMES[language.code];
  if (!pattern) return [];
  const named = material.chunks.flatMap((chunk) =>
    pairsIn(chunk).flatMap(([, next]) => pattern.exec(next.text)?.groups?.['term'] ?? []),
  );
  return chunks.flatMap((chunk) =>
    pairsIn(chunk).flatMap(([before, next]): Candidate[] => {
      const term = pattern.exec(next.text)?.groups?.['term'];
      if (!term || !isTerm(term, language) || !canBeAsked(before, material, 7)) return [];
      if (fold(before.text).includes(fold(term))) return [];
      const quote = evidence(chunk, { start: before.start, end: next.end }, term);
      if (!quote) return [];
      return [
        {
          template: 'describe',
          question: filled(language.phrases.quiz.describe, { text: before.text }),
          key: term,
          pool: shuffled(
            named.filter((other) => termKey(other) !== termKey(term) && !fold(before.text).includes(fold(other))),
            before.text,
          ),
          continues: true,
          subject: termKey(term),
          chunk: chunk.id,
          quote,
          shown: `${before.text} ${next.text}`,
          bonus: 0.1,
          sentences: [before, next],
        },
      ];
    }),
  );
};
