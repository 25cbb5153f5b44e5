import { counted, filled, texts } from '../../texts/catalogue.ts';

export const exportTexts = texts('export', {
  startFailed: 'Failed to start your export',
  openFailed: 'Failed to open your export',
  lastFailed: 'Your last export could not be made. Please try again.',
  making: 'Your export is being made. You can leave this page.',
  makingSessions: counted({
    one: 'Your export is being made: {count} session so far. You can leave this page.',
    other: 'Your export is being made: {count} sessions so far. You can leave this page.',
  }),
  ready: filled('Your export is ready{size}. It can be downloaded until {expires_at}.'),
  stateFailed: 'Whether there is an export could not be read.',
  notMade: filled('It is ready within minutes, and its link works for {hours} hours.'),
  dataText:
    'A ZIP with everything this account holds: lessons as Markdown, questions with their evidence, progress, your material, profile and settings as JSON.',
  download: 'Download',
  makeAnew: 'Make a new one',
  make: 'Export My Data',
  markdownHint: 'For notes apps and editors',
  webPage: 'Web page',
  webPageHint: 'One HTML file, to read or to print',
  eBook: 'E-book',
  eBookHint: 'EPUB, for readers of books',
  paper: 'Paper or PDF',
  paperHint:
    'The whole lesson, with its questions and exercises to do by pencil; only the exercises have their answers, at the end',
  print: 'Print',
  failed: 'Failed to export this session',
  dialogTitle: 'Export session',
  dialogText:
    'Its scenes, questions and terms. A file also has the answers, with the passages that say them, at the end of each quiz.',
  formatLabel: 'Format',
  proOnly: 'Web pages and e-books are part of Pro. {link}',
  export: 'Export',
  exportNamed: filled('Export {named}'),
});
