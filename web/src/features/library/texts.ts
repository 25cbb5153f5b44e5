import { texts } from '../../texts/catalogue.ts';

export const libraryTexts = texts('library', {
  addedToast: 'Added to your dashboard',
  add: 'Add to my dashboard',
  added: 'On your dashboard',
});
