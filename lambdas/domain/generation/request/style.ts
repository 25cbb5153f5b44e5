import { authorStyles } from '../../../../shared/catalogue/author-styles.ts';
import { slugify } from '../../../../shared/catalogue/choice.ts';
import { AI_CHOICE, CUSTOM, genres } from '../../../../shared/catalogue/genres.ts';
import { planLimits, type Tier } from '../../../../shared/catalogue/limits.ts';
import { AppError } from '../../../../shared/model/app-error.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { pick } from './pick.ts';

interface Style {
  readonly genre: string;
  readonly authorStyle: string;
}

const genreSlug = (value: string) => genres.find(({ slug }) => slug === slugify(value))?.slug;
const authorStyle = (value: string) => authorStyles.find(({ slug }) => slug === slugify(value));

/** Free text is part of Pro; the catalogue's values and the system's own choice are everybody's. */
export const refuseTypedStyle = (genre: string, author: string, tier: Tier): void => {
  const typedGenre = genre !== AI_CHOICE && genreSlug(genre) === undefined;
  const typedAuthor = author !== AI_CHOICE && authorStyle(author) === undefined;
  if ((typedGenre || typedAuthor) && !planLimits[tier].customStyles) throw new AppError('pro_only');
};

const pickGenre = (author: string, session: SessionId): string =>
  pick<string>(authorStyle(author)?.genres ?? genres.map(({ slug }) => slug), session, 'genre');

const pickAuthor = (genre: string, session: SessionId): string => {
  const natural = authorStyles.filter((style) => style.genres.some((each) => each === genre));
  return pick(natural.length > 0 ? natural : authorStyles, session, 'author').slug;
};

/** Slugs of the catalogue, or what a Pro learner typed; what was left to the system is picked here, once. */
export const styleOf = (session: SessionId, genre: string, author: string, tier: Tier): Style => {
  const request = { genre: genre.trim(), author: author.trim() };
  const blank = ['', CUSTOM];
  if (blank.includes(request.genre) || blank.includes(request.author)) throw new AppError('style_required');
  refuseTypedStyle(request.genre, request.author, tier);
  const chosen =
    request.genre === AI_CHOICE ? pickGenre(request.author, session) : (genreSlug(request.genre) ?? request.genre);
  const style =
    request.author === AI_CHOICE ? pickAuthor(chosen, session) : (authorStyle(request.author)?.slug ?? request.author);
  return { genre: chosen, authorStyle: style };
};
