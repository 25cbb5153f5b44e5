import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** `{ [_h]: … }` with `const _h = "http"` becomes `{ "http": … }`, without which no operation is seen to be unused. */
const withPlainKeys = (source: string): string => {
  const names = new Map([...source.matchAll(/^const (_\w+) = ("[^"\n]*");$/gm)].map(([, name, text]) => [name, text]));
  return source.replace(/\[(_\w+)\]:/g, (key, name: string) => (names.has(name) ? `${names.get(name)}:` : key));
};

/**
 * Leaves out of a bundle what a function never reaches, since every byte is parsed at each cold start:
 * - what the SDK itself loads only on demand: credentials from files and services (a function has them in its
 *   environment) and event streams. Asking for one fails with the name of the missing module;
 * - operations of the SDK that nobody calls;
 * - HTTP/2, which one client would start with: ours speak HTTP/1.1.
 */
export const lean: Plugin = {
  name: 'lean',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /./ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' && /node_modules\/@(aws-sdk|smithy)\//.test(importer)
        ? { path, external: true }
        : undefined,
    );
    onResolve({ filter: /^\.\/node-http2-handler$/ }, ({ resolveDir }) => ({
      path: 'node-http2-handler',
      namespace: 'lean',
      pluginData: resolveDir,
      sideEffects: false,
    }));
    onLoad({ filter: /./, namespace: 'lean' }, ({ pluginData }) => ({
      contents: "export { NodeHttpHandler as NodeHttp2Handler } from './node-http-handler';",
      resolveDir: pluginData as string,
    }));
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/.+\/schemas_0\.js$/ }, async ({ path }) => ({
      contents: withPlainKeys(await readFile(path, 'utf8')),
    }));
  },
};
