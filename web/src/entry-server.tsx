import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { robots, siteMap } from './app/crawlers.ts';
import { pageHead } from './app/page-head.ts';
import { paths } from './app/paths.ts';
import { Providers } from './app/providers.tsx';
import { createRouter, memoryHistory } from './app/router/router.ts';
import { RouterView } from './app/router/router-view.tsx';
import { routes } from './app/routes.tsx';
import { visitor } from './lib/visitor.ts';

/** Public pages that say the same to everybody. */
export const prerendered: readonly string[] = [
  paths.home,
  paths.features,
  paths.pricing,
  paths.faq,
  paths.about,
  paths.privacy,
  paths.terms,
];

/** Files for crawlers, by name. */
export const crawled: Readonly<Record<string, string>> = {
  'robots.txt': robots(),
  'sitemap.xml': siteMap(prerendered),
};

export interface Rendered {
  head: string;
  page: string;
}

/** A public page as a visitor sees it. */
export const render = async (path: string): Promise<Rendered> => {
  const router = createRouter(routes, memoryHistory([path]));
  await router.ready;
  const page = renderToStaticMarkup(
    <StrictMode>
      <Providers auth={visitor} visitor>
        <RouterView router={router} />
      </Providers>
    </StrictMode>,
  );
  const handle = router.code.handleAt(path);
  if (!handle) throw new Error(`${path} has no title`);
  return { head: pageHead(path, handle), page };
};
