import type { SessionId } from '../../../../shared/model/id.ts';

/** Of the whole browser: which of its tabs asked for a session to be written. */
const STARTED = 'fabula.started';
/** Of one tab: what tells it from the others, also after a reload. */
const TAB = 'fabula.tab';
const MOST = 20;

type Started = readonly (readonly [session: SessionId, tab: string])[];

const read = (): Started => JSON.parse(localStorage.getItem(STARTED) ?? '[]') as Started;

const thisTab = (): string => {
  const tab = sessionStorage.getItem(TAB) ?? crypto.randomUUID();
  sessionStorage.setItem(TAB, tab);
  return tab;
};

/** Remembers that this tab asked for it. */
export const noteStarted = (session: SessionId): void => {
  try {
    const others = read().filter(([id]) => id !== session);
    localStorage.setItem(STARTED, JSON.stringify([...others, [session, thisTab()]].slice(-MOST)));
  } catch {
    // Without storage no tab knows of another
  }
};

/** Whether another tab of this browser asked for it: there its reader waits for it, and here not. */
export const startedElsewhere = (session: SessionId): boolean => {
  try {
    const tab = read().find(([id]) => id === session)?.[1];
    return tab !== undefined && tab !== thisTab();
  } catch {
    return false;
  }
};
