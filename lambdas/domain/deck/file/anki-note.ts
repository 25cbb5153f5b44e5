import type { CardContent } from '../../../../shared/model/learning/card.ts';
import { answerOf, evidenceOfCard, frontOf } from '../../../../shared/model/learning/card-text.ts';
import { isLeech } from '../card.ts';
import { ankiQuote, ankiText, clozeText } from './anki-text.ts';
import type { PlacedCard } from './card-place.ts';
import type { AnkiNote } from './ports.ts';

/** The fields of each type of note, the one that notes are sorted by first. */
export const ankiFields = {
  basic: ['Question', 'Options', 'Answer', 'Explanation', 'Quote', 'Place'],
  cloze: ['Text', 'Quote', 'Place'],
} as const satisfies Record<AnkiNote['type'], readonly string[]>;

const paragraphs = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('<br><br>');
const list = (tag: 'ol' | 'ul', items: readonly string[], attributes = ''): string =>
  items.length === 0
    ? ''
    : `<${tag}${attributes}>${items.map((item) => `<li>${ankiText(item)}</li>`).join('')}</${tag}>`;

const letter = (option: number): string => String.fromCharCode(65 + option);
const LETTERED = ' type="A"';

/** In an order that says nothing of the right one, and is the same each time the file is made. */
export const jumbled = (items: readonly string[]): readonly string[] => {
  const sorted = items.toSorted();
  return sorted.every((item, at) => item === items[at]) ? sorted.toReversed() : sorted;
};

interface Faces {
  readonly question: string;
  readonly options: string;
  readonly answer: string;
  readonly explanation: string;
}

const facesOf = (content: Exclude<CardContent, { kind: 'gap' }>): Faces => {
  const [front] = frontOf(content);
  const [answer = ''] = answerOf(content);
  const faces = { question: ankiText(front), options: '', answer: ankiText(answer), explanation: '' };
  switch (content.kind) {
    case 'term':
      return faces;
    case 'question': {
      const { question, key } = content;
      return {
        ...faces,
        options: list('ol', question.options, LETTERED),
        answer: `${letter(key.correctAnswer)}) ${faces.answer}`,
        explanation: ankiText(key.explanation),
      };
    }
    case 'open':
      return {
        ...faces,
        question: paragraphs([ankiText(content.question.scenario ?? ''), faces.question]),
        explanation: list(
          'ul',
          content.key.points.map(({ text }) => text),
        ),
      };
    case 'order':
      return { ...faces, options: list('ul', jumbled(answerOf(content))), answer: list('ol', answerOf(content)) };
  }
};

/** A tag has no spaces; two colons would make a tree of it. */
const tagOf = (text: string): string =>
  text
    .replace(/[\s"]+/g, '_')
    .replace(/:{2,}/g, ':')
    .slice(0, 80);

const tagsOf = ({ card, content, place: [title = ''] }: PlacedCard): string[] => [
  'Fabula',
  `session::${tagOf(title)}`,
  `kind::${content.kind}`,
  ...(card.missed ? ['missed'] : []),
  ...(isLeech(card) ? ['leech'] : []),
];

/** A gap as a cloze, everything else as question and answer; its sentence of the material and its place on the back. */
export const ankiNote = (placed: PlacedCard): AnkiNote => {
  const { card, content, place } = placed;
  const said = paragraphs(evidenceOfCard(content).map(({ quote }) => ankiQuote(quote)));
  const back = [said, ankiText(place.join(' › '))];
  const note = { guid: card.id, tags: tagsOf(placed) };
  if (content.kind === 'gap') {
    const [before, after = ''] = frontOf(content);
    const [answer = ''] = answerOf(content);
    return { ...note, type: 'cloze', fields: [ankiText(before) + clozeText(answer) + ankiText(after), ...back] };
  }
  const { question, options, answer, explanation } = facesOf(content);
  return { ...note, type: 'basic', fields: [question, options, answer, explanation, ...back] };
};
