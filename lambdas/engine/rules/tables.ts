import { refusal } from '../guards/guard.ts';
import { phraseGuards } from '../guards/phrase-guards.ts';
import { filled } from '../locales/patterns.ts';
import { sectionSalience } from '../salience/section-salience.ts';
import type { Candidate, Rule } from './candidate.ts';

const LEAST_ROWS = 3;
const LONGEST = { cell: 70, subject: 40 } as const;
/** A list of names or countries is looked up, and not kept. */
const MOST_COMMAS = 1;

/** "What stands under “Ash” for “Rye”?": a cell, among the others of its column. */
export const tableRule: Rule = {
  id: 'table',
  worth: 2,
  find: (ground) => {
    const { cell: phrase, about, incidental } = ground.locale.questions;
    if (phrase === null) return [];
    return ground.reading.bodies.flatMap((chunk) =>
      chunk.blocks.flatMap(({ kind, rows = [], start, end }) => {
        const [head = [], ...body] = kind === 'table' ? rows : [];
        if (body.length < LEAST_ROWS || new Set(head).size < head.length) return [];
        return body.flatMap(([subject = '', ...cells]) =>
          cells.flatMap((value, at): Candidate[] => {
            const header = head[at + 1] ?? '';
            const column = body.map((row) => ({ subject: row[0] ?? '', value: row[at + 1] ?? '' }));
            const once = column.filter((other) => other.value === value).length === 1;
            const subjects = column.filter((other) => other.subject === subject).length === 1;
            if (!once || !subjects || header === '' || value === '' || subject === '') return [];
            if (incidental?.test(`${header} ${head[0] ?? ''}`) || /\d/.test(subject + value)) return [];
            if (value.split(',').length > MOST_COMMAS + 1) return [];
            const line = chunk.text
              .slice(start, end)
              .split('\n')
              .find((row) => row.includes(subject) && row.includes(value));
            if (!line || value.length > LONGEST.cell || subject.length > LONGEST.subject) return [];
            return [
              {
                subject: `table ${chunk.id} ${start} ${at}`,
                question: filled(phrase, { header, subject }),
                right: value,
                pool: column
                  .filter((other) => other.value !== '' && other.value !== value)
                  .map((other) => ({ text: other.value, about: filled(about.cell, { subject: other.subject }) })),
                chunk: chunk.id,
                evidence: { chunk: chunk.id, quote: line.trim() },
                shown: `${subject}, ${header}: ${value}`,
                sentence: null,
                salience: (sectionSalience(ground.reading).get(chunk.id) ?? 0) * 0.6,
                refused: [header, value, subject]
                  .map((text) => refusal(phraseGuards, text, ground.locale.nlp))
                  .find((name) => name),
              },
            ];
          }),
        );
      }),
    );
  },
};
