/**
 * Stands in the built site for the address that it is served at: one build fits everywhere, and search engines and
 * link previews ask for whole addresses. The name belongs to nobody, by RFC 2606.
 */
export const SITE_ADDRESS = 'https://site.invalid';

/** Whether a file of the built site may name its address. */
export const namesAddress = (file: string): boolean => /\.(html|xml|txt)$/.test(file);

/** `origin` without a slash at its end. */
export const withAddress = (text: string, origin: string): string => text.replaceAll(SITE_ADDRESS, origin);
