import { createContext, useContext } from 'react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { libTexts } from '../texts.ts';

const MINE = libTexts.sourceOwn;
const THEIRS = libTexts.sourceAuthor;

/** Whose material a passage comes from. The reader's own, unless a page sets it. */
export const NotesTitle = createContext(MINE);

export const useNotesTitle = (): string => useContext(NotesTitle);
/** `own`: the session belongs to its reader. A text written on a topic is nobody's notes. */
export const notesTitleFor = ({ origin }: Pick<Session, 'origin'>, own: boolean): string => {
  if (origin === 'model') return libTexts.sourceTopic;
  return own ? MINE : THEIRS;
};
