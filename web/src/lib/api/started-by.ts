import type { SessionId } from '../../../../shared/model/id.ts';

/** Storage key shared by all tabs of the browser: which tab started which generation. */
const STARTED = 'fabula.started';
/** Id of this tab, which survives a reload. */
const TAB = 'fabula.tab';
const MOST = 20;

type Started = readonly (readonly [session: SessionId, tab: string])[];

const read = (): Started => JSON.parse(localStorage.getItem(STARTED) ?? '[]') as Started;

const thisTab = (): string => {
  const tab = sessionStorage.getItem(TAB) ?? crypto.randomUUID();
  sessionStorage.setItem(TAB, tab);
  return tab;
};

/** Remembers that this tab started it. */
export const noteStarted = (session: SessionId): void => {
  try {
    const others = read().filter(([id]) => id !== session);
    localStorage.setItem(STARTED, JSON.stringify([...others, [session, thisTab()]].slice(-MOST)));
  } catch {
    // Without storage, tabs do not know of each other
  }
};

/** True when another tab of this browser started it: the user waits for it there, and not here. */
export const startedElsewhere = (session: SessionId): boolean => {
  try {
    const tab = read().find(([id]) => id === session)?.[1];
    return tab !== undefined && tab !== thisTab();
  } catch {
    return false;
  }
};
