/** A code that was mailed and has not been entered yet. */
export interface PendingCode {
  readonly use: 'confirm' | 'reset';
  readonly email: string;
}

const KEY = 'fabula.awaitedCode';
const HOUR_MS = 3_600_000;
/** As long as the code itself is valid. */
const LIFETIME_MS: Record<PendingCode['use'], number> = { confirm: 24 * HOUR_MS, reset: HOUR_MS };

/** Kept in localStorage, because phones may discard the tab while the user looks at the mail. */
export const rememberCode = ({ use, email }: PendingCode): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ use, email, until: Date.now() + LIFETIME_MS[use] }));
  } catch {
    // Storage is switched off: signing in leads to this step again
  }
};

export const forgetCode = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored
  }
};

export const pendingCode = (): PendingCode | undefined => {
  try {
    const { use, email, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const isCode = (use === 'confirm' || use === 'reset') && typeof email === 'string';
    return isCode && Number(until) > Date.now() ? { use, email } : undefined;
  } catch {
    return undefined;
  }
};
