import type { Session } from '../../../../shared/model/session/session.ts';
import { commonTexts } from '../../texts/common.ts';
import { sessionTexts } from './texts.ts';

const LONGEST = 90;

const holdsText = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (!Array.isArray(value) || value.some((item) => typeof item !== 'number'));

/** A model that returned JSON, even cut off, has written no title. */
const looksLikeJson = (title: string): boolean => {
  const text = title.trim();
  if (!/^[{[]/.test(text)) return false;
  try {
    return holdsText(JSON.parse(text));
  } catch {
    return /^[{[]\s*\{?\s*"/.test(text);
  }
};

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The title of a traditional lesson's card. */
export const sessionTitle = ({ title, description }: Pick<Session, 'title' | 'description'>): string => {
  if (title.trim() === '') return commonTexts.untitled;
  if (!looksLikeJson(title)) return title;
  return description?.trim() ? cut(description.trim()) : sessionTexts.titlePending;
};
