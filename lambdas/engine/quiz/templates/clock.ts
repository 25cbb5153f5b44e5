import { filled } from '../../languages/language.ts';
import { shuffled } from '../../seed.ts';
import type { Sentence } from '../../text/chunk.ts';
import { BLANK, type Candidate, type Ground } from '../candidate.ts';
import { candidateOf, shownWith } from '../clear/context.ts';
import { evidence } from '../evidence.ts';
import { statementPhrases } from '../statement-phrases.ts';

const TIME =
  /(?<![\d:.,£$€\p{L}])(?<hour>[01]?\d|2[0-3])(?:(?<colon>[:.])(?<minute>[0-5]\d))?(?<half> ?(?:am|pm|a\.m\.|p\.m\.|Uhr|o’clock|o'clock))?(?![\d%°:]|[.,]\d)/gu;
/** "from 9:00 to 17:00": another beginning gives itself away, and so does another end. */
const IS_RANGE = /^ ?(?:–|-|to|until|till|and|bis|und|a|y|hasta) ?\d/;
const ENDS_RANGE = /\d(?: ?[ap]\.?m\.?| Uhr)? ?(?:–|-|to|until|till|and|bis|und|a|y|hasta) ?$/;

const DAY = 24 * 60;
const APART = [-60, 60, -30, 30, -90, 90, -120, 120] as const;

interface Clock {
  readonly text: string;
  readonly at: number;
  /** The same time moved by this many minutes, written alike. */
  readonly moved: (minutes: number) => string;
}

const timesIn = ({ text }: Sentence): Clock[] =>
  [...text.matchAll(TIME)].flatMap(({ 0: whole, groups, index }): Clock[] => {
    const { hour = '', minute, colon, half = '' } = groups ?? {};
    // "2.30" may be a price or a length; "2:30" is a time.
    if (half === '' && colon !== ':') return [];
    const short = /[ap]\.?m/.test(half) || /clock/.test(half);
    const padded = hour.length === 2 && hour.startsWith('0');
    const moved = (minutes: number): string => {
      const span = short ? DAY / 2 : DAY;
      const total =
        (Number(hour) * 60 + Number(minute ?? 0) + (minute === undefined ? minutes * 2 : minutes) + span) % span;
      const whenFull = Math.floor(total / 60);
      const hours = short && whenFull === 0 ? '12' : String(whenFull);
      const end = minute === undefined ? '' : `${colon}${String(total % 60).padStart(2, '0')}`;
      return (padded || (!short && hour.length === 2) ? hours.padStart(2, '0') : hours) + end + half;
    };
    return [{ text: whole, at: index, moved }];
  });

/** "Which time is missing here?", with times an hour or less away as wrong options. */
export const clockCandidates = ({ material, chunks }: Ground): Candidate[] => {
  const phrase = statementPhrases[material.language.code]?.when;
  if (phrase === undefined) return [];
  return chunks.flatMap((chunk) =>
    chunk.sentences.flatMap((sentence): Candidate[] => {
      const times = timesIn(sentence);
      const [time] = times;
      const context = shownWith(sentence, material);
      if (!time || times.length > 1 || !context || context.besides.includes(time.text)) return [];
      const before = sentence.text.slice(0, time.at);
      const after = sentence.text.slice(time.at + time.text.length);
      if (IS_RANGE.test(after) || ENDS_RANGE.test(before)) return [];
      const quote = evidence(chunk, { start: context.start, end: sentence.end }, time.text);
      if (!quote) return [];
      return [
        {
          template: 'when',
          question: filled(phrase, { text: context.around(before + BLANK + after) }),
          key: time.text,
          pool: shuffled(
            APART.map((minutes) => time.moved(minutes)),
            sentence.text,
          ),
          continues: true,
          ...candidateOf(sentence, context),
          quote,
          bonus: 0.2 - context.malus,
        },
      ];
    }),
  );
};
