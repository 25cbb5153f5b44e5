import { counted, filled, texts } from '../../../texts/catalogue.ts';

export const deckLogTexts = texts('deck-log', {
  title: 'Bring answers back',
  lead: filled(
    'A package that Anki exported with its scheduling and without media, or the reviews.csv of your data, of {size} at most. Each answer counts once, however often it is brought.',
  ),
  choose: 'Choose a file',
  reading: 'Reading the file…',
  counting: filled('Counting answers: {done} of {all}'),
  counted: counted({ one: '{count} answer counted.', other: '{count} answers counted.' }),
  known: counted({ one: '{count} was there already.', other: '{count} were there already.' }),
  unknown: counted({
    one: '{count} is of a card that your deck does not have.',
    other: '{count} are of cards that your deck does not have.',
  }),
  none: 'The file has no answers to cards from here.',
  tooLarge: filled('The file is larger than {size}. Export the deck Fabula alone, without media.'),
  failed: 'The answers could not be counted. What was counted stays: choose the file once more.',
});
