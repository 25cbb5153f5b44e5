import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { SITE_ADDRESS } from '../../shared/web/site-address.ts';
import { robots, siteMap } from './app/crawlers.ts';
import { pageHead } from './app/page-head.ts';
import { handleOf } from './app/page-title.ts';
import { paths } from './app/paths.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';
import { anonymousAuth } from './lib/auth/anonymous-auth.ts';

/** Public pages that are the same for everybody, and so can be prerendered. */
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

const { dataRoutes, query } = createStaticHandler(routes);

/** Renders a public page for somebody who is not signed in. */
export const render = async (path: string): Promise<Rendered> => {
  const context = await query(new Request(SITE_ADDRESS + path));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const page = renderToStaticMarkup(
    <StrictMode>
      <Providers auth={anonymousAuth} anonymous>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
  const handle = handleOf(context.matches.map(({ route }) => route));
  if (!handle) throw new Error(`${path} has no title`);
  return { head: pageHead(path, handle), page };
};
