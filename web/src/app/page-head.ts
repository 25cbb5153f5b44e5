import { SITE_ADDRESS } from '../../../shared/web/site-address.ts';
import { placeTexts } from '../texts/place.ts';
import { type PageHandle, titleOf } from './page-title.ts';
import { appTexts } from './texts.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const quoted = (text: string): string => text.replace(/[&"<]/g, (character) => entities[character] ?? '');

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${quoted(content)}" />`;

const card = {
  address: `${SITE_ADDRESS}/social-card.png`,
  alt: appTexts.socialImageAlt,
};

/** The metadata of a public page for search engines and link previews. */
export const pageHead = (path: string, handle: PageHandle): string => {
  const title = titleOf(handle.title);
  const address = SITE_ADDRESS + path;
  const { description } = handle;
  if (description === undefined) throw new Error(`${path} has no description`);
  return [
    `<title>${quoted(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${address}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', placeTexts.siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', card.address),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', card.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', card.address),
    meta('name', 'twitter:image:alt', card.alt),
  ].join('\n    ');
};
