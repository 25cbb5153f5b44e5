import { filled, texts } from '../../texts/catalogue.ts';

export const offlineTexts = texts('offline', {
  asOf: filled('Shown as of {moment}.'),
  updateReady: 'A new version is ready.',
  updateReload: 'Reload',
  updateLater: 'Later',
});
