import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** What every page of the app runs on: one chunk that outlives our own releases in a browser's cache. */
const base = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;

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

/** react-router's exports name its development build alone, whose warnings nobody reads in production. */
const routerBuild = (name: string) => path.join(root, '../node_modules/react-router/dist/production', name);

export default defineConfig(({ command }) => ({
  root,
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerBuild('index.mjs') },
            { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
          ]
        : [],
  },
  plugins: [react(), tailwindcss(), shellFallback],
  build: {
    outDir: path.resolve(root, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
    target: 'baseline-widely-available',
    // light-dark() stays as it is: its stand-in doubles the tokens
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Reading a property does nothing in any of our libraries, so what is only read can go
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: { codeSplitting: { groups: [{ name: 'base', test: base }] } },
      input: { index: path.join(root, 'index.html'), app: path.join(root, 'app.html') },
    },
  },
}));
