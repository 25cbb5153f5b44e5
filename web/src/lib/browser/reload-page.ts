/** Fetches the document at this address again. A module of its own, because no test can replace a page's location. */
export const reloadPage = (): void => window.location.reload();
