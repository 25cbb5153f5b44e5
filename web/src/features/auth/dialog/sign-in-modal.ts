export type AuthMode = 'signin' | 'signup';

let mode: AuthMode | null = null;
const listeners = new Set<() => void>();

const show = (next: AuthMode | null) => {
  mode = next;
  for (const listener of listeners) listener();
};

/** Opens the sign-in modal from anywhere in the app. */
export const openSignIn = (on: AuthMode = 'signin'): void => show(on);
export const closeSignIn = (): void => show(null);
export const shownMode = (): AuthMode | null => mode;

export const watchSignIn = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
