import type { Session } from '../../../../shared/model/session.ts';
import { genreLabel } from './card-view.ts';

/** What a session's cover is drawn from. */
export const coverOf = ({ id, mode, title, category, genre }: Session) => ({
  id,
  mode,
  title,
  category,
  genre: genre === null ? null : genreLabel(genre),
});
