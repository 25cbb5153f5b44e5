import { counted, filled, texts } from './catalogue.ts';

/** Notes about what a lesson leaves out and why. */
export const noteTexts = texts('note', {
  borrowed: 'This lesson is not from your material: there was none, so a text on the topic was written first.',
  elsewhere: filled('Your material does not mention “{topic}”. The lesson tells what stands in the material.'),
  untranslated: filled(
    'This is told in the language of the material, not in {language}: “Basic, no AI” takes its sentences from there.',
  ),
  thin: filled(
    'This material holds enough for {scenes} and {questions} instead of {wantedScenes} and {wantedQuestions}. Nothing was padded.',
  ),
  chapterUnwritten: filled('The chapter “{title}” could not be written.'),
  sceneUnwritten: filled('The scene “{title}” could not be written.'),
  dropped: counted({
    one: '{count} of {questions} was left out: none that passes our checks could be written.',
    other: '{count} of {questions} were left out: none that passes our checks could be written.',
  }),
});
