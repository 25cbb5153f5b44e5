import type { CardContent } from '../../../../../shared/model/learning/card.ts';
import { optionText } from '../../quiz/results/results-view.ts';
import type { CardAnswer } from '../sitting/sitting.ts';
import { reviewTexts } from '../texts.ts';

/** What a screen reader says once a card is answered. */
export const saidOfAnswer = (content: CardContent, { verdict }: CardAnswer): string => {
  if (verdict === 'right') return reviewTexts.saidRight;
  if (verdict === 'own') return reviewTexts.saidShown;
  if (content.kind !== 'question') return reviewTexts.saidOrderMissed;
  return reviewTexts.saidMissed({ right: optionText(content.question, content.key.correctAnswer) });
};
