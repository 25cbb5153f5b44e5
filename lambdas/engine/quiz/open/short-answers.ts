import { filled } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import { type ListItem, type ReadChunk, verbatim } from '../../text/chunk.ts';
import { countWords, fold } from '../../text/words.ts';
import { answerFrom, type Draft, type Point, pointsFrom } from './draft.ts';
import type { OpenPhrases } from './phrases.ts';
import { told } from './told.ts';

const SURE = 0.7;
const MOST_POINTS = 3;
const LIST = { least: 3, most: 5, name: 10, item: 30 } as const;

/** "Explain …": the sentence that defines a term, and what else is said of it. */
const explained = (chunk: ReadChunk, material: Material, phrases: OpenPhrases): Draft[] =>
  (material.facts.get(chunk.id)?.definitions ?? []).flatMap((definition): Draft[] => {
    const known = material.termByKey.get(definition.key);
    // A sentence that only names something does not say what it is.
    if (definition.confidence < SURE || known?.topic || definition.text === null) return [];
    const term = known?.term ?? definition.term;
    const named = chunk.sentences.filter(
      (sentence) => sentence !== definition.sentence && fold(sentence.text).includes(fold(term)),
    );
    const points = pointsFrom(chunk, [definition.sentence, ...named], material, MOST_POINTS);
    if (points.length < 2 || points[0]?.text !== definition.sentence.text) return [];
    const question = filled(phrases.explain, { term });
    return [
      {
        question: { kind: 'short_answer', scenario: '', question, modelAnswer: answerFrom(points), points },
        subject: definition.key,
        score: definition.confidence + points.length / 4 + (known?.weight ?? 0) / 30,
      },
    ];
  });

const itemPoint = (chunk: ReadChunk, item: ListItem): Point | undefined => {
  const quote = verbatim(chunk, item).trim();
  const fits = countWords(item.text) <= LIST.item && quote.length >= 8 && !/[<>|]|https?:/.test(item.text);
  return fits ? { text: item.text, chunk: chunk.id, quote } : undefined;
};

/** "Which points belong to …?": all items of a short list that has a name of its own. */
const listed = (chunk: ReadChunk, phrases: OpenPhrases): Draft[] =>
  chunk.sections.flatMap(({ heading, parts }) =>
    parts.flatMap((part): Draft[] => {
      if (part.kind !== 'list') return [];
      const name = part.lead?.replace(/\s*[:：]$/, '') ?? heading;
      const points = part.items.flatMap((item) => itemPoint(chunk, item) ?? []);
      const whole = points.length === part.items.length && points.length >= LIST.least && points.length <= LIST.most;
      if (!whole || !name || countWords(name) > LIST.name || /[.?!]/.test(name)) return [];
      const question = filled(phrases.list, { name, count: String(points.length) });
      return [
        {
          question: { kind: 'short_answer', scenario: '', question, modelAnswer: answerFrom(points), points },
          subject: fold(name),
          score: 1,
        },
      ];
    }),
  );

export const shortAnswers = (chunk: ReadChunk, material: Material, phrases: OpenPhrases): Draft[] => [
  ...explained(chunk, material, phrases),
  ...listed(chunk, phrases),
  ...told(chunk, material, phrases),
];
