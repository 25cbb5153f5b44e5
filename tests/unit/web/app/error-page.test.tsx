import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '../../../../web/src/app/error-page.tsx';
import { useAuth } from '../../../../web/src/features/auth/auth-context.ts';
import { useSubscription } from '../../../../web/src/features/subscription/subscription-context.ts';
import { createFakeAuth, show } from '../stage.tsx';

const UsesAuth = () => <p>{useAuth().name}</p>;
const UsesSubscription = () => <p>{useSubscription().plan}</p>;
const Breaks = ({ error }: { error: Error }): never => {
  throw error;
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  return () => vi.restoreAllMocks();
});

describe('a context accessor outside its provider', () => {
  it('throws for the signed-in user [GLOB-86]', () => {
    expect(() => render(<UsesAuth />)).toThrow('useAuth must be used within an AuthProvider');
  });

  it('throws for the subscription [GLOB-87]', () => {
    expect(() => render(<UsesSubscription />)).toThrow('useSubscription must be used within a SubscriptionProvider');
  });
});

describe('the error page', () => {
  const broken = (error: Error) =>
    show([{ path: '*', element: <Breaks error={error} />, ErrorBoundary: ErrorPage }], '/here', createFakeAuth().auth);

  it('stands in for a page that broke, with a way home [GLOB-88]', async () => {
    broken(new Error('useAuth must be used within an AuthProvider'));
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByText(/AuthProvider/)).toBeNull();
  });

  it('says so when the page belongs to an older version', async () => {
    broken(new TypeError('Failed to fetch dynamically imported module: /assets/page.js'));
    expect(await screen.findByRole('heading', { name: 'Fabula has been updated' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});
