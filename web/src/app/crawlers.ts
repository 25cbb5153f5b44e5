import { SITE_ADDRESS } from '../../../shared/web/site-address.ts';
import { paths } from './paths.ts';

/** Not for search engines: each of these pages is private, or only asks to sign in. */
const own = [
  paths.dashboard,
  paths.upload,
  paths.review,
  paths.profile,
  paths.settings,
  paths.admin,
  paths.unsubscribe,
  paths.checkoutSuccess,
  paths.debug,
];

/** Link preview robots are redirected to these API routes, so they must stay crawlable. */
export const robots = (): string =>
  ['User-agent: *', ...own.map((path) => `Disallow: ${path}`), '', `Sitemap: ${SITE_ADDRESS}/sitemap.xml`, ''].join(
    '\n',
  );

export const siteMap = (pages: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((path) => `  <url><loc>${SITE_ADDRESS}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
