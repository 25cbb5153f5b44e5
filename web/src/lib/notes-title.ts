import { createContext, useContext } from 'react';

const MINE = 'From your notes';
export const THEIRS = 'From the author’s notes';

/** Whose material a passage comes from. One's own, unless a page says otherwise. */
export const NotesTitle = createContext(MINE);

export const useNotesTitle = (): string => useContext(NotesTitle);
export const notesTitleFor = (own: boolean): string => (own ? MINE : THEIRS);
