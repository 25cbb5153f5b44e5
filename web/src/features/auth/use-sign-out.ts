import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useAuth } from './auth-context.ts';

const tell = async (error: unknown) => (await import('./auth-errors.ts')).tellAuthError(error);

/** Signs out and goes home. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return () => {
    signOut().then(() => navigate(paths.home), tell);
  };
};
