import { filled, texts } from '../texts/catalogue.ts';

export const uiTexts = texts('ui', {
  tooLong: filled('At most {most} characters fit here. This has {length}: please shorten it.'),
  close: 'Close',
  chooseFile: 'Choose file',
  uploading: filled('Uploading {name}'),
  search: 'Search titles',
  segmentsOf: filled('{reached} of {parts}'),
  stepDone: '(done)',
  notifications: 'Notifications',
});
