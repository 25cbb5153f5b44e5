import { paths } from '../../app/paths.ts';

const KEY = 'fabula.destination';

const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

/** The page somebody wanted to open before they had to sign in. Kept as long as the tab. */
export const rememberDestination = (path: string): void => {
  try {
    if (isOwnPath(path)) sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is switched off: signing in leads to the dashboard
  }
};

export const forgetDestination = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored
  }
};

const remembered = (): string | null => {
  try {
    const path = sessionStorage.getItem(KEY);
    return isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
};

/** Where to go after signing in: the remembered page; from `/` and `/auth` the dashboard; else stay. */
export const destinationFrom = (pathname: string): string | null =>
  remembered() ?? (pathname === paths.home || pathname === paths.auth ? paths.dashboard : null);

let exit: string = paths.home;

/** Where the guard sends the next user who signs out, instead of home. */
export const leaveFor = (path: string): void => {
  exit = path;
};

export const exitPath = (): string => exit;
