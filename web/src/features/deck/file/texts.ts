import { counted, filled, texts } from '../../../texts/catalogue.ts';

export const deckFileTexts = texts('deck-file', {
  title: 'Take it with you',
  lead: 'For Anki with its dates, your answers and the sentences of your notes, or as a table. A file that is imported twice brings nothing twice.',
  sessionLabel: 'Cards of',
  allSessions: 'All sessions',
  forAnki: 'Anki file',
  asTable: 'CSV table',
  making: 'Your file is being made. You can leave this page.',
  ready: filled('{file} with {cards}{size}, until {expires_at}.'),
  cards: counted({ one: '{count} card', other: '{count} cards' }),
  noCards: 'There was no card to put into the file.',
  lastFailed: 'Your last file could not be made. Please try again.',
  stateFailed: 'Whether there is a file could not be read.',
  startFailed: 'Failed to start your file',
  openFailed: 'Failed to open your file',
  download: 'Download',
});
