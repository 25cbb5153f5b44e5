import { card as cardEndpoints } from '../../shared/contract/deck/card.ts';
import { deck as deckEndpoints } from '../../shared/contract/deck/deck.ts';
import { reviewReminder as reminderEndpoints } from '../../shared/contract/deck/reminder.ts';
import { review as reviewEndpoints } from '../../shared/contract/deck/review.ts';
import { serve } from '../runtime/http/router.ts';
import { card } from './routes/deck/card.ts';
import { deck } from './routes/deck/deck.ts';
import { reviewReminder } from './routes/deck/reminder.ts';
import { review } from './routes/deck/review.ts';

export const handler = serve(
  'deck',
  { ...cardEndpoints, ...deckEndpoints, ...reviewEndpoints, ...reminderEndpoints },
  { ...card, ...deck, ...review, ...reviewReminder },
);
