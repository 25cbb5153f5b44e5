import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuth } from '../../../web/src/features/auth/auth-context.ts';
import { type AuthService, nameOf } from '../../../web/src/lib/auth/auth.ts';
import { createAuth } from '../../../web/src/lib/auth/lazy-auth.ts';
import { user } from './samples/users.ts';
import { createFakeAuth, session, show } from './stage.tsx';

vi.mock('../../../web/src/lib/api/api.ts', () => ({ api: async () => user() }));

const State = () => {
  const { status, session: now } = useAuth();
  return <p>{`${status} ${now?.access_token ?? '-'}`}</p>;
};
const routes = [{ path: '*', Component: State }];

describe('the auth state', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-06-12T10:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => vi.useRealTimers());

  it('is loading, then signed in with the token for backend calls [AUTH-33, AUTH-34, AUTH-38]', async () => {
    show(routes, '/', createFakeAuth(session()).auth);
    expect(screen.getByText('loading -')).toBeTruthy();
    await act(async () => undefined);
    expect(screen.getByText('signedIn access')).toBeTruthy();
  });

  it('follows a sign-in, a refresh and a sign-out without a reload [AUTH-35, AUTH-36, AUTH-37]', async () => {
    const { auth, set } = createFakeAuth();
    show(routes, '/', auth);
    expect(screen.getByText('none -')).toBeTruthy();
    await act(async () => set(session()));
    expect(screen.getByText('signedIn access')).toBeTruthy();
    await act(async () => set({ ...session(), access_token: 'fresh' }));
    expect(screen.getByText('signedIn fresh')).toBeTruthy();
    await act(async () => set(null));
    expect(screen.getByText('none -')).toBeTruthy();
  });

  it('refreshes the token a minute before it expires [AUTH-39]', async () => {
    const { auth } = createFakeAuth(session());
    show(routes, '/', auth);
    await act(async () => undefined);
    await act(() => vi.advanceTimersByTimeAsync(3_539_000));
    expect(auth.refresh).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(auth.refresh).toHaveBeenCalledOnce();
  });

  it('is none when the session cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { auth } = createFakeAuth(session());
    auth.session.mockRejectedValue(new Error('The service is away'));
    show(routes, '/', auth);
    await act(async () => undefined);
    expect(screen.getByText('none -')).toBeTruthy();
  });
});

describe('the display name', () => {
  const named = (name: string | undefined, email = 'ines@example.org') =>
    nameOf({ id: '1', email, user_metadata: name === undefined ? {} : { name } });

  it('is the name, else the part before the @, else "User" [AUTH-43, AUTH-44, AUTH-45]', () => {
    expect(named('Ines Novak')).toBe('Ines Novak');
    expect(named(undefined)).toBe('ines');
    expect(named(undefined, '')).toBe('User');
  });
});

describe('the service behind it', () => {
  const service = (): AuthService => ({ ...createFakeAuth(session()).auth });

  it('is not loaded for an anonymous user', async () => {
    const load = vi.fn(async () => service());
    const auth = createAuth(load);
    expect(auth.remembers()).toBe(false);
    expect(await auth.session()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded once where the browser holds a session', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider.client.user.refreshToken', 'refresh');
    const load = vi.fn(async () => service());
    const auth = createAuth(load);
    expect(auth.remembers()).toBe(true);
    await Promise.all([auth.session(), auth.session()]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for again after it could not be loaded', async () => {
    const load = vi.fn(async () => service());
    load.mockRejectedValueOnce(new Error('offline'));
    const auth = createAuth(load);
    await expect(auth.signIn('a@b.c', 'secret1')).rejects.toThrow('offline');
    expect(await auth.signIn('a@b.c', 'secret1')).toBe('done');
  });

  it('is told of a sign-in in another tab [AUTH-35]', async () => {
    const auth = createAuth(async () => service());
    const changed = vi.fn();
    const stop = auth.onChange(changed);
    const key = 'CognitoIdentityServiceProvider.client.user.refreshToken';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'refresh' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'fabula.theme', newValue: 'dark' }));
    expect(changed).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'other' }));
    expect(changed).toHaveBeenCalledOnce();
  });
});
