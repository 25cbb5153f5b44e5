import { AI_CHOICE } from '../../../../../shared/catalogue/genres.ts';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { categoryLabel } from '../../../lib/words/category-label.ts';
import { genreLabel, titleOf } from './card-view.ts';

/** What a session's cover is drawn from; a genre left to the AI is not printed. */
type Covered = Pick<Session, 'id' | 'mode' | 'title' | 'description' | 'status' | 'category' | 'genre'>;

export const coverOf = (session: Covered) => ({
  id: session.id,
  mode: session.mode,
  title: titleOf(session),
  category: session.category === null ? null : categoryLabel(session.category),
  genre: session.genre === null || session.genre === AI_CHOICE ? null : genreLabel(session.genre),
});
