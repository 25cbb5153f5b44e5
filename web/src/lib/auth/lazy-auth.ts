import { isSessionKey, storesSession } from '../browser/stored-session.ts';
import type { Auth, AuthService } from './auth.ts';

/** Loads the service with the first call that needs it; anonymous readers never load it. */
export const createAuth = (load: () => Promise<AuthService>): Auth => {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let loading: Promise<AuthService> | undefined;
  const service = (): Promise<AuthService> => {
    loading ??= load().then(
      (loaded) => {
        loaded.onChange(tell);
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Once loaded, the service itself listens to other tabs
    if (!loading && newValue !== null && isSessionKey(key)) tell();
  };
  return {
    remembers: storesSession,
    session: async () => (loading || storesSession() ? (await service()).session() : null),
    refresh: async () => (await service()).refresh(),
    signIn: async (...args) => (await service()).signIn(...args),
    signUp: async (...args) => (await service()).signUp(...args),
    confirm: async (...args) => (await service()).confirm(...args),
    resend: async (...args) => (await service()).resend(...args),
    forgot: async (...args) => (await service()).forgot(...args),
    reset: async (...args) => (await service()).reset(...args),
    renew: async (...args) => (await service()).renew(...args),
    signOut: async () => (await service()).signOut(),
    onChange: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
};
