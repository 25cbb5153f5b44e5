import { filled } from '../../languages/language.ts';
import { identifierKind } from '../../terms/identifiers.ts';
import type { Sentence } from '../../text/chunk.ts';
import { escapeRegExp } from '../../text/words.ts';
import { BLANK, type Candidate, type Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { standsAlone } from '../stem.ts';

/** Code right beside it belongs to the same command, and the gap would split it. */
const isPartOfCommand = ({ text, marks }: Sentence, code: string): boolean => {
  const codes = marks.filter(({ kind }) => kind === 'code');
  const own = codes.find(({ start, end }) => text.slice(start, end) === code);
  return !own || codes.some(({ start, end }) => start === own.end + 1 || end === own.start - 1);
};

/** "Which command or name is missing here?": wrong options look like the key, as names of code do. */
export const identifierCandidates = (ground: Ground): Candidate[] => {
  const { material } = ground;
  const { language } = material;
  const all = [
    ...new Set(
      material.chunks.flatMap(({ id }) => (material.facts.get(id)?.identifiers ?? []).map(({ code }) => code)),
    ),
  ];
  return ground.chunks.flatMap(({ id }) =>
    (material.facts.get(id)?.identifiers ?? []).flatMap(({ code, sentence }): Candidate[] => {
      if (!standsAlone({ ...sentence, text: sentence.text.replaceAll(code, 'x') }, language, 9)) return [];
      const whole = new RegExp(`(?<![\\w-])${escapeRegExp(code)}(?![\\w-])`, 'g');
      const stem = sentence.text.replace(whole, BLANK);
      const quote = evidence(material.byId.get(id), sentence, code);
      if (!quote || stem.split(BLANK).length !== 2 || stem.includes(code) || isPartOfCommand(sentence, code)) return [];
      const kind = identifierKind(code);
      if (kind === 'word') return [];
      const pool = all
        .filter((other) => other !== code && identifierKind(other) === kind && !sentence.text.includes(other))
        .filter((other) => !other.includes(code) && !code.includes(other))
        .sort((a, b) => Math.abs(a.length - code.length) - Math.abs(b.length - code.length) || (a < b ? -1 : 1));
      return [
        {
          template: 'identifier',
          question: filled(language.phrases.quiz.code, { text: stem }),
          key: code,
          pool,
          subject: code,
          chunk: id,
          quote,
          shown: sentence.text,
          bonus: 0,
          sentences: [sentence],
        },
      ];
    }),
  );
};
