export type Theme = 'light' | 'dark' | 'system';

const KEY = 'fabula.theme';

export const theme = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

/** Gives the browser's own toolbar the colour of the page's theme. */
const dressBrowser = (next: Theme): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset['theme'];
    const chosen = own === next ? 'all' : 'not all';
    meta.setAttribute('media', next === 'system' ? `(prefers-color-scheme: ${own})` : chosen);
  }
};

export const setTheme = (next: Theme): void => {
  if (next === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
  dressBrowser(next);
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // Storage is switched off: the choice lasts as long as the page
  }
};

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** From the system's theme to the opposite one, then to the same one fixed, then back to the system's. */
export const nextTheme = (now: Theme, dark: boolean): Theme => {
  const opposite = dark ? 'light' : 'dark';
  if (now === 'system') return opposite;
  return now === opposite ? (dark ? 'dark' : 'light') : 'system';
};

export const toggleTheme = (): void => setTheme(nextTheme(theme(), systemIsDark()));
