import { counted, filled, texts } from '../../texts/catalogue.ts';

export const endingTexts = texts('ending', {
  allRead: 'Read to the end',
  incomplete: 'Not complete yet',
  openTitle: 'Still open',
  openScenes: counted({
    one: '{count} scene is not marked as complete',
    other: '{count} scenes are not marked as complete',
  }),
  openQuizzes: counted({ one: '{count} quiz is not taken', other: '{count} quizzes are not taken' }),
  writtenOn: filled('Written on {date}'),
  contents: 'Contents',
  countedMinutes: filled('counted: {scene} for each completed scene, {quiz} for each submitted quiz'),
  wordCount: counted({ one: '{count} word', other: '{count} words' }),
  chapterCount: counted({ one: '{number} chapter whole', other: '{number} chapters whole' }),
  nextHeading: 'What is next',
  collectionNext: filled('Next in the collection {collection}, lesson {place} of {total}'),
  shelfNext: 'On your shelf',
  sameMaterial: 'More from the same material',
  untoldSections: filled('Not told yet: {sections}'),
  tellRest: 'Go on with it',
  cardsTitle: 'Flashcards',
  cardsText: 'Its questions and terms, to turn over before an examination',
  cardsAction: 'Look through them',
  otherTitle: 'Something new',
  otherText: 'Bring other material, or tell the same in another way',
});
