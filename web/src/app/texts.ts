import { filled, texts } from '../texts/catalogue.ts';

export const appTexts = texts('app', {
  updatedTitle: 'Fabula has been updated',
  updatedText: 'Reload the page to go on with the new version.',
  brokenTitle: 'Something went wrong',
  brokenText: 'This page could not be shown. Reload it, or start again from home.',
  reload: 'Reload',
  offline: "You're offline - Some features may not work properly",
  unanswered: 'Fabula does not answer at the moment.',
  socialImageAlt: 'Fabula. A lesson written from real material. Beside it the covers of three lessons.',
  pageTitle: filled('{title} · Fabula'),
  signedOut: 'You are signed out. Sign in to go on where you were.',
});
