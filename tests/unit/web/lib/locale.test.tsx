import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLocale, keepLocale } from '../../../../web/src/lib/browser/locale.ts';
import { useLocale } from '../../../../web/src/lib/browser/use-locale.ts';
import { formatDate } from '../../../../web/src/lib/words/format.ts';
import { settings } from '../account/stage.tsx';
import { stubApi } from '../fake-api.ts';

beforeEach(() => forgetLocale());
afterEach(() => forgetLocale());

const late = '2026-05-12T23:30:00.000Z';

describe('dates', () => {
  it('are written in the chosen language and zone', () => {
    keepLocale({ language: 'de', timezone: 'UTC' });
    expect(formatDate(late)).toBe('12. Mai 2026');
    keepLocale({ language: 'fr', timezone: 'Asia/Tokyo' });
    expect(formatDate(late)).toBe('13 mai 2026');
  });

  it('are written in the browser’s own way of a language, where it has one', () => {
    keepLocale({ language: 'en', timezone: 'UTC' });
    expect(formatDate(late)).toBe(
      new Intl.DateTimeFormat(navigator.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(late)),
    );
  });

  it('are written in the language itself where the browser names one that is none', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix']);
    keepLocale({ language: 'en', timezone: 'UTC' });
    expect(formatDate(late)).toBe('May 12, 2026');
    vi.restoreAllMocks();
  });
});

describe('a browser that has not met this person', () => {
  const Host = () => {
    useLocale('user-1');
    return null;
  };
  const open = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Host />
      </QueryClientProvider>,
    );

  it('fetches language and zone once', async () => {
    const { callsOf } = stubApi({ getSettings: () => settings({ language: 'de', timezone: 'Asia/Tokyo' }) });
    open();
    await waitFor(() => expect(formatDate(late)).toBe('13. Mai 2026'));
    open();
    expect(callsOf('getSettings')).toHaveLength(1);
  });
});
