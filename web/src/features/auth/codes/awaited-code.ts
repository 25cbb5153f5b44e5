/** A code that was mailed and has not been typed yet. */
export interface AwaitedCode {
  readonly use: 'confirm' | 'reset';
  readonly email: string;
}

const KEY = 'fabula.awaitedCode';
const HOUR_MS = 3_600_000;
/** As long as the code itself is good. */
const LIFETIME_MS: Record<AwaitedCode['use'], number> = { confirm: 24 * HOUR_MS, reset: HOUR_MS };

/** Outlives the tab: on a phone, looking at one's mail may be enough to lose it. */
export const rememberCode = ({ use, email }: AwaitedCode): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ use, email, until: Date.now() + LIFETIME_MS[use] }));
  } catch {
    // Storage is switched off: signing in leads to the code again
  }
};

export const forgetCode = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered
  }
};

export const awaitedCode = (): AwaitedCode | undefined => {
  try {
    const { use, email, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const isCode = (use === 'confirm' || use === 'reset') && typeof email === 'string';
    return isCode && Number(until) > Date.now() ? { use, email } : undefined;
  } catch {
    return undefined;
  }
};
