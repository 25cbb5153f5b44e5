import { counted, filled, texts } from './catalogue.ts';

export const exportTexts = texts('export', {
  failedToStartYour: 'Failed to start your export',
  failedToOpenYour: 'Failed to open your export',
  yourLastExportCould: 'Your last export could not be made. Please try again.',
  yourExportIsBeing: 'Your export is being made. You can leave this page.',
  yourExportIsBeingMade: counted({
    one: 'Your export is being made: {count} session so far. You can leave this page.',
    other: 'Your export is being made: {count} sessions so far. You can leave this page.',
  }),
  yourExportIsReady: filled('Your export is ready{size}. It can be downloaded until {expires_at}.'),
  whetherThereIsAn: 'Whether there is an export could not be read.',
  itIsReadyWithin: filled('It is ready within minutes, and its link works for {hours} hours.'),
  yourData: 'Your data',
  aZipWithEverything:
    'A ZIP with everything this account holds: lessons as Markdown, questions with their evidence, progress, your material, profile and settings as JSON.',
  download: 'Download',
  makeANewOne: 'Make a new one',
  exportMyData: 'Export My Data',
  markdown: 'Markdown',
  forNotesAppsAnd: 'For notes apps and editors',
  webPage: 'Web page',
  oneHtmlFileTo: 'One HTML file, to read or to print',
  eBook: 'E-book',
  epubForReadersOf: 'EPUB, for readers of books',
  failedToExportThis: 'Failed to export this session',
  exportSession: 'Export session',
  itsScenesAndQuestions:
    'Its scenes and questions, with the answers and the places in your material at the end of each quiz.',
  cancel: 'Cancel',
  format: 'Format',
  seeThePlans: 'See the plans',
  webPagesAndE: 'Web pages and e-books are part of Pro. {link}',
  export: 'Export',
  exportNamed: filled('Export {named}'),
});
