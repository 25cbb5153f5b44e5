/** Opens a page outside the app. */
export const leaveTo = (url: string): void => window.location.assign(url);
