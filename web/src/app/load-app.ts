import { loadTexts } from './load-texts.ts';

/** Loads the app: its texts first, because page modules read them when they are evaluated. */
export const loadApp = async (): Promise<typeof import('./mount.tsx')> => {
  await loadTexts();
  return import('./mount.tsx');
};
