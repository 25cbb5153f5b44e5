import type { Session } from '../../../../shared/model/session.ts';

const LONGEST = 90;

/** A model that answered its title as JSON wrote no title. */
const looksLikeJson = (title: string): boolean =>
  /^\s*(\{[\s\S]*\}|\[[\s\S]*\])\s*$/.test(title) || /^\s*[{[]\s*"/.test(title);

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The title of a traditional lesson's card. */
export const lessonTitle = ({ title, description }: Pick<Session, 'title' | 'description'>): string => {
  if (title.trim() === '') return 'Untitled';
  if (!looksLikeJson(title)) return title;
  return description?.trim() ? cut(description.trim()) : 'Generating…';
};
