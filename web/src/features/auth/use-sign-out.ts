import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useAuth } from './auth-context.ts';

const tell = async (error: unknown) => (await import('./form/auth-errors.ts')).tellAuthError(error);

const TIMEOUT_MS = 3_000;

/** The server closes the sockets of this sign-in. Signing out goes on even when that fails, for example offline. */
const endHere = async (): Promise<void> => {
  try {
    const { api } = await import('../../lib/api/api.ts');
    await api('signOutHere', {}, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    console.warn('The server has not heard of the sign-out', error);
  }
};

/** Signs out this browser and goes home. `ended`: the server has already ended the session. */
export const useSignOut = ({ ended = false } = {}): (() => void) => {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return () => {
    (ended ? Promise.resolve() : endHere()).then(signOut).then(() => navigate(paths.home), tell);
  };
};
