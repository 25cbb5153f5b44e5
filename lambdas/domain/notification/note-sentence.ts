import { languages } from '../../../shared/catalogue/locales.ts';
import type { Note } from '../../../shared/model/session/note.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** A note of a finished lesson as an English sentence for a mail. */
export const noteSentence = (note: Note): string => {
  switch (note.code) {
    case 'told':
      return note.params.text;
    case 'borrowed':
      return 'This lesson is not from your material: there was none, so a text on the topic was written first.';
    case 'elsewhere':
      return `Your material does not mention “${note.params.topic}”. The lesson tells what stands in the material.`;
    case 'untranslated':
      return `This is told in the language of the material, not in ${languages[note.params.language][0]}: “Basic, no AI” takes its sentences from there.`;
    case 'thin': {
      const { scenes, questions, wantedScenes, wantedQuestions } = note.params;
      return `This material holds enough for ${count(scenes, 'scene')} and ${count(questions, 'question')} instead of ${wantedScenes} and ${wantedQuestions}. Nothing was padded.`;
    }
    case 'unwritten':
      return `The ${note.params.kind} “${note.params.title}” could not be written.`;
    case 'dropped': {
      const { dropped, questions } = note.params;
      return `${dropped} of ${count(questions, 'question')} ${dropped === 1 ? 'was' : 'were'} left out: none that passes our checks could be written.`;
    }
  }
};
