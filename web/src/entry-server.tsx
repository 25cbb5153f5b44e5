import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { handleIn, titleOf } from './app/page-title.ts';
import { paths } from './app/paths.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';
import { visitor } from './lib/visitor.ts';

/** Public pages that say the same to everybody. */
export const prerendered: readonly string[] = [
  paths.home,
  paths.features,
  paths.faq,
  paths.about,
  paths.privacy,
  paths.terms,
];

const quoted = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

export interface Rendered {
  head: string;
  page: string;
}

/** A public page as a visitor sees it. */
export const render = async (path: string): Promise<Rendered> => {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'http://page')));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const page = renderToStaticMarkup(
    <StrictMode>
      <Providers auth={visitor} visitor>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
  const handle = handleIn(context.matches.map(({ route }) => route));
  if (!handle) throw new Error(`${path} has no title`);
  const description = handle.description ? `<meta name="description" content="${quoted(handle.description)}" />` : '';
  return { head: `<title>${quoted(titleOf(handle.title))}</title>${description}`, page };
};
