import { answerOf, evidenceOfCard, frontOf } from '../../../../shared/model/learning/card-text.ts';
import { oneLine } from '../../export/xml.ts';
import { isLeech } from '../card.ts';
import { jumbled } from './anki-note.ts';
import type { PlacedCard } from './card-place.ts';
import { csvRow } from './csv.ts';

export const deckColumns = [
  'id',
  'session',
  'chapter',
  'kind',
  'question',
  'options',
  'answer',
  'explanation',
  'quote',
  'heading',
  'state',
  'due',
  'last_review',
  'stability_days',
  'difficulty',
  'reviews',
  'lapses',
  'leech',
  'suspended',
  'missed',
] as const;

const GAP = '_____';

const optionsOf = ({ content }: PlacedCard): readonly string[] => {
  if (content.kind === 'question') return content.question.options;
  return content.kind === 'order' ? jumbled(answerOf(content)) : [];
};

const explanationOf = ({ content }: PlacedCard): string => {
  if (content.kind === 'question') return content.key.explanation;
  return content.kind === 'open' ? content.key.points.map(({ text }) => text).join('\n') : '';
};

const questionOf = ({ content }: PlacedCard): string => {
  const [before, after] = frontOf(content);
  const scenario = content.kind === 'open' ? content.question.scenario : null;
  const asked = after === undefined ? before : `${before}${GAP}${after}`;
  return scenario === null ? asked : `${scenario}\n${asked}`;
};

const rounded = (value: number): number | '' => (value === 0 ? '' : Number(value.toFixed(2)));

/** A card as a row of a table; `off`: its session is switched off. */
export const deckRow = (placed: PlacedCard, off: boolean): string => {
  const { card, content, place, chapter } = placed;
  const passages = evidenceOfCard(content);
  return csvRow([
    card.id,
    place[0] ?? '',
    chapter,
    content.kind,
    questionOf(placed),
    optionsOf(placed).join('\n'),
    answerOf(content).join('\n'),
    explanationOf(placed),
    passages.map(({ quote }) => oneLine(quote)).join('\n'),
    passages[0]?.heading ?? '',
    card.state,
    card.due_day ?? card.due_at ?? '',
    card.last_at ?? '',
    rounded(card.stability),
    rounded(card.difficulty),
    card.reviews,
    card.lapses,
    isLeech(card) ? 1 : 0,
    card.suspended || off ? 1 : 0,
    card.missed ? 1 : 0,
  ]);
};
