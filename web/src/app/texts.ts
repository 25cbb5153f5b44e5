import { filled, texts } from '../texts/catalogue.ts';

export const appTexts = texts('app', {
  fabulaHasBeenUpdated: 'Fabula has been updated',
  reloadThePageTo: 'Reload the page to go on with the new version.',
  somethingWentWrong: 'Something went wrong',
  thisPageCouldNot: 'This page could not be shown. Reload it, or start again from home.',
  reload: 'Reload',
  home: 'Home',
  youreOfflineSomeFeatures: "You're offline - Some features may not work properly",
  fabulaALessonWritten: 'Fabula. A lesson written from real material. Beside it the covers of three lessons.',
  fabula: 'Fabula',
  pageTitle: filled('{title} · Fabula'),
});
