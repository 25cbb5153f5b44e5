import type { CardContent } from '../../../../../shared/model/learning/card.ts';
import type { Passage } from '../../../../../shared/model/learning/question.ts';

/** Sentences of an order that are quoted: each step repeats its own. */
const QUOTED = 2;

/** Where the material says what a card asks. */
export const passagesOf = (content: CardContent): readonly Passage[] => {
  switch (content.kind) {
    case 'question':
      return content.key.evidence ? [content.key.evidence] : [];
    case 'open':
      return content.key.points.map(({ evidence }) => evidence);
    case 'term':
      return content.evidence ? [content.evidence] : [];
    case 'gap':
      return [content.activity.evidence];
    case 'order':
      return content.activity.steps.map(({ evidence }) => evidence).slice(0, QUOTED);
  }
};
