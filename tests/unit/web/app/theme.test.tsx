import { afterEach, describe, expect, it } from 'vitest';
import { nextTheme, setTheme, theme } from '../../../../web/src/lib/browser/theme.ts';

afterEach(() => setTheme('system'));

describe('the theme', () => {
  it('is the system’s until one is chosen, and again when the choice is taken back', () => {
    expect(theme()).toBe('system');
    setTheme('dark');
    expect(theme()).toBe('dark');
    expect(localStorage.getItem('fabula.theme')).toBe('dark');
    setTheme('system');
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
    expect(localStorage.getItem('fabula.theme')).toBeNull();
  });

  it('dresses the browser’s own bars as well', () => {
    document.head.innerHTML = ['light', 'dark']
      .map((own) => `<meta name="theme-color" media="(prefers-color-scheme: ${own})" data-theme="${own}">`)
      .join('');
    const media = () => [...document.head.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
    const both = media();
    setTheme('dark');
    expect(media()).toEqual(['not all', 'all']);
    setTheme('light');
    expect(media()).toEqual(['all', 'not all']);
    setTheme('system');
    expect(media()).toEqual(both);
    document.head.innerHTML = '';
  });

  it.each([true, false])(
    'always changes what is seen on the first press, and comes round (dark system: %s)',
    (dark) => {
      const opposite = dark ? 'light' : 'dark';
      const same = dark ? 'dark' : 'light';
      expect(nextTheme('system', dark)).toBe(opposite);
      expect(nextTheme(opposite, dark)).toBe(same);
      expect(nextTheme(same, dark)).toBe('system');
    },
  );
});
