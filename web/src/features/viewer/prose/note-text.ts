import type { Note } from '../../../../../shared/model/session/note.ts';
import { spokenLanguage } from '../../../texts/catalogue.ts';
import { countTexts } from '../../../texts/counts.ts';
import { noteTexts } from '../../../texts/note.ts';

const nameOf = (language: string): string =>
  new Intl.DisplayNames(spokenLanguage(), { type: 'language' }).of(language) ?? language;

/** The text of a note about what a lesson leaves out; null for a code that this version of the page does not know. */
export const noteText = (note: Note): string | null => {
  switch (note.code) {
    case 'told':
      return note.params.text;
    case 'borrowed':
      return noteTexts.borrowed;
    case 'elsewhere':
      return noteTexts.elsewhere(note.params);
    case 'untranslated':
      return noteTexts.untranslated({ language: nameOf(note.params.language) });
    case 'thin': {
      const { scenes, questions, ...wanted } = note.params;
      return noteTexts.thin({
        scenes: countTexts.scenes(scenes),
        questions: countTexts.questions(questions),
        ...wanted,
      });
    }
    case 'unwritten':
      return note.params.kind === 'chapter'
        ? noteTexts.chapterUnwritten({ title: note.params.title })
        : noteTexts.sceneUnwritten({ title: note.params.title });
    case 'dropped':
      return noteTexts.dropped(note.params.dropped, { questions: countTexts.questions(note.params.questions) });
    default:
      return null;
  }
};
