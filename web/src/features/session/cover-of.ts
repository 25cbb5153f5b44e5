import type { Session } from '../../../../shared/model/session.ts';
import { categoryLabel } from '../../lib/category-label.ts';
import { genreLabel, titleOf } from './card-view.ts';

/** What a session's cover is drawn from. */
export const coverOf = (session: Session) => ({
  id: session.id,
  mode: session.mode,
  title: titleOf(session),
  category: session.category === null ? null : categoryLabel(session.category),
  genre: session.genre === null ? null : genreLabel(session.genre),
});
