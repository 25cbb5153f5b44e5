import type { CardContent } from './card.ts';
import { type Passage, passagesOf } from './question.ts';

/** What a card asks. Around a gap there are two parts: before it and after it. */
export type Front = readonly [text: string] | readonly [before: string, after: string];

export const frontOf = (content: CardContent): Front => {
  switch (content.kind) {
    case 'question':
    case 'open':
      return [content.question.question];
    case 'term':
      return [content.term];
    case 'order':
      return [content.activity.question];
    case 'gap': {
      const { parts, answers } = content.activity;
      const filled = (from: number, to: number): string =>
        parts
          .slice(from, to)
          .map((part, at) => `${part}${from + at < to - 1 ? (answers[from + at]?.text ?? '') : ''}`)
          .join('');
      return [filled(0, content.gap + 1), filled(content.gap + 1, parts.length)];
    }
  }
};

/** What is to be remembered: one line, or the steps in their order. */
export const answerOf = (content: CardContent): readonly string[] => {
  switch (content.kind) {
    case 'question':
      return [content.question.options[content.key.correctAnswer] ?? ''];
    case 'open':
      return [content.key.modelAnswer];
    case 'term':
      return [content.definition];
    case 'order':
      return content.activity.steps.map(({ text }) => text);
    case 'gap':
      return [content.activity.answers[content.gap]?.text ?? ''];
  }
};

/** The sentences of the material that say what a card asks, each once. */
export const evidenceOfCard = (content: CardContent): readonly Passage[] => {
  const all = (): readonly (Passage | null)[] => {
    switch (content.kind) {
      case 'question':
        return passagesOf(content.key);
      case 'open':
        return content.key.points.map(({ evidence }) => evidence);
      case 'term':
        return [content.evidence];
      case 'order':
        return content.activity.steps.map(({ evidence }) => evidence);
      case 'gap':
        return [content.activity.evidence];
    }
  };
  const found = all().filter((passage) => passage !== null);
  return found.filter(({ quote }, at) => found.findIndex((other) => other.quote === quote) === at);
};

/** All of a card that a search looks through. */
export const wordsOfCard = (content: CardContent): string =>
  [
    frontOf(content).join(' '),
    ...answerOf(content),
    ...(content.kind === 'question' ? content.question.options : []),
    ...evidenceOfCard(content).map(({ quote }) => quote),
  ].join('\n');
