/** Opens a page outside the app. */
export const redirectTo = (url: string): void => window.location.assign(url);
