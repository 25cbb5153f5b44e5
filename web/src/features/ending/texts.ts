import { counted, filled, texts } from '../../texts/catalogue.ts';

export const endingTexts = texts('ending', {
  theEnd: 'The end',
  completed: 'Completed',
  readToTheEnd: 'Read to the end',
  notComplete: 'Not complete yet',
  stillOpen: 'Still open',
  scenesNotMarked: counted({
    one: '{count} scene is not marked as complete',
    other: '{count} scenes are not marked as complete',
  }),
  quizzesNotTaken: counted({ one: '{count} quiz is not taken', other: '{count} quizzes are not taken' }),
  finished: filled('Written on {date}'),
  contents: 'Contents',
  min: filled('{minutes} min'),
  minutesCounted: filled('{minutes} min counted: {scene} for each completed scene, {quiz} for each submitted quiz'),
  words: counted({ one: '{count} word', other: '{count} words' }),
  whatIsNext: 'What is next',
  nextInCollection: filled('Next in the collection {collection}, lesson {place} of {total}'),
  onYourShelf: 'On your shelf',
  anotherFromThe: 'More from the same material',
  notToldYet: filled('Not told yet: {sections}'),
  goOnWithIt: 'Go on with it',
  somethingNew: 'Something new',
  fromOtherMaterial: 'Bring other material, or tell the same in another way',
});
