import { createContext, useContext } from 'react';
import { libTexts } from '../texts/lib.ts';

const MINE = libTexts.fromYourNotes;
export const THEIRS = libTexts.fromTheAuthorsNotes;

/** Whose material a passage comes from. One's own, unless a page says otherwise. */
export const NotesTitle = createContext(MINE);

export const useNotesTitle = (): string => useContext(NotesTitle);
export const notesTitleFor = (own: boolean): string => (own ? MINE : THEIRS);
