import { paths } from '../../app/paths.ts';

const KEY = 'fabula.destination';

const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

/** Where somebody wanted to go before signing in was asked of them. Lives as long as the tab. */
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
    // Nothing was remembered
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

/** Where signing in on a page leads: to the remembered place, from `/` and `/auth` to the dashboard, else nowhere. */
export const destinationFrom = (pathname: string): string | null =>
  remembered() ?? (pathname === paths.home || pathname === paths.auth ? paths.dashboard : null);

let exit: string = paths.home;

/** Where the guard sends whoever is signed out next, in place of home. */
export const leaveFor = (path: string): void => {
  exit = path;
};

export const exitPath = (): string => exit;
