import { filled, texts } from '../texts/catalogue.ts';

export const uiTexts = texts('ui', {
  tooLong: filled('At most {most} characters fit here. This has {length}: please shorten it.'),
  cancel: 'Cancel',
  close: 'Close',
  chooseFile: 'Choose file',
  uploading: filled('Uploading {name}'),
  searchTitles: 'Search titles',
  of: filled('{reached} of {parts}'),
  done: '(done)',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
});
