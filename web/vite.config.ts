import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
/** What `loadApp` brings. */
const APP = 'src/app/mount.tsx';

/** What every page of the app runs on: one chunk that outlives our own releases in a browser's cache. Lists come with theirs. */
const base =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|infiniteQueryBehavior)\.js$)/;

/** What a prerendered page runs by itself, and the app too: never in one chunk with the app. */
const first =
  /src\/(app\/load-(app|texts)|texts\/catalogue|lib\/browser\/(theme|stored-session|leave-menu|locale))\.ts$|node_modules\/@?nanostores\/|vite\/preload-helper/;

/**
 * Few chunks: each brings a dictionary of its own to compress by, and a name in the list of what to load ahead. The
 * shell has with it all that it imports; icons and primitives that many pages share come together.
 */
const groups = [
  { name: 'first', test: first, priority: 4 },
  { name: 'base', test: base, priority: 3 },
  { name: 'shell', test: new RegExp(`${APP}$`), priority: 2 },
  { name: 'icons', test: /node_modules\/lucide-react\//, priority: 1, minShareCount: 3 },
  { name: 'primitives', test: /node_modules\/@(base-ui|floating-ui)\//, priority: 1, minShareCount: 12 },
];

/** While developing, every page but the prerendered ones is the empty shell, as in production. */
const shellFallback: Plugin = {
  name: 'fabula-shell',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://page');
      const wantsPage = request.headers.accept?.includes('text/html') && !path.extname(pathname);
      if (wantsPage && pathname !== '/') request.url = '/app.html';
      next();
    });
  },
};

/** The app comes after its texts; the browser is told of it at once, so that it is here when they are. */
const appPreload: Plugin = {
  name: 'fabula-app-preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, path: page }) => {
      if (!page.endsWith('app.html')) return [];
      const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
      const files = new Set<string>();
      const visit = (file: string): void => {
        if (files.has(file)) return;
        files.add(file);
        for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) visit(next);
      };
      for (const { fileName, moduleIds, facadeModuleId } of chunks)
        if ([facadeModuleId, ...moduleIds].some((id) => id?.endsWith(APP))) visit(fileName);
      return [...files].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
      }));
    },
  },
};

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), shellFallback, appPreload],
  build: {
    outDir: path.resolve(root, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
    // The site's policy lets fonts come from the site alone, and not out of a style sheet
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    target: 'baseline-widely-available',
    // light-dark() stays as it is: its stand-in doubles the tokens
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      input: { index: path.join(root, 'index.html'), app: path.join(root, 'app.html') },
    },
  },
});
