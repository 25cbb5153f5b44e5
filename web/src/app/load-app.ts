import { loadTexts } from './load-texts.ts';

/** Brings the app: its texts first, since pages read them as their code comes. */
export const loadApp = async (): Promise<typeof import('./mount.tsx')> => {
  await loadTexts();
  return import('./mount.tsx');
};
