import { KEPT_AT } from '../../../../shared/web/offline.ts';

let since: number | undefined;
const listeners = new Set<() => void>();

const set = (next: number | undefined): void => {
  if (next === since) return;
  since = next;
  for (const listener of listeners) listener();
};

/** Notes whether an answer came from the server or was kept on this device. */
export const noteAnswer = (answer: Response): void => {
  const at = answer.headers.get(KEPT_AT);
  if (at === null) set(undefined);
  else set(Math.min(Number(at), since ?? Number.POSITIVE_INFINITY));
};

/** When the oldest of what is shown came from the server; undefined as long as the server answers. */
export const keptSince = (): number | undefined => since;

export const onKeptSince = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The server can be asked again. */
export const forgetKeptSince = (): void => set(undefined);
