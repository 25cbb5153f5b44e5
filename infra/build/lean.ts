import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const ini = '@smithy/core/dist-es/submodules/config/shared-ini-file-loader';

/** What stands in for files of the SDK that do more than a function needs: file below `node_modules` → source. */
export const standIns: Readonly<Record<string, string>> = {
  // Ours speak HTTP/1.1.
  '@smithy/node-http-handler/dist-es/node-http2-handler.js':
    "export { NodeHttpHandler as NodeHttp2Handler } from './node-http-handler';",
  // A function is told everything by its environment: nobody's configuration is looked for in its files.
  [`${ini}/readFile.js`]: "export const filePromises = {}, fileIntercept = {}, readFile = async () => '';",
  [`${ini}/getSSOTokenFromFile.js`]:
    "export const tokenIntercept = {}, getSSOTokenFromFile = async () => { throw new Error('Nobody signs on here') };",
  '@aws-sdk/token-providers/dist-es/writeSSOTokenToFile.js': 'export const writeSSOTokenToFile = async () => {};',
  // Addresses are known from the region; none is asked for.
  '@aws-sdk/endpoint-cache/dist-es/EndpointCache.js': 'export class EndpointCache {}',
  // Few requests carry this checksum, and for them it need not come from a library for compression.
  '@smithy/core/dist-es/submodules/checksum/crc32/Crc32Node.js': "export { Crc32Js as Crc32Node } from './Crc32Js';",
};

/** `{ [_h]: … }` with `const _h = "http"` becomes `{ "http": … }`, without which no operation is seen to be unused. */
const withPlainKeys = (source: string): string => {
  const names = new Map([...source.matchAll(/^const (_\w+) = ("[^"\n]*");$/gm)].map(([, name, text]) => [name, text]));
  return source.replace(/\[(_\w+)\]:/g, (key, name: string) => (names.has(name) ? `${names.get(name)}:` : key));
};

/**
 * Leaves out of a bundle what a function never reaches, since every byte is parsed at each cold start: what has a
 * stand-in; operations of the SDK that nobody calls; and what the SDK itself loads only on demand, which is credentials
 * from files and services (a function has them in its environment) and event streams. Asking for one of those fails
 * with the name of the missing module.
 */
export const lean: Plugin = {
  name: 'lean',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /./ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' && /node_modules\/@(aws-sdk|smithy)\//.test(importer)
        ? { path, external: true }
        : undefined,
    );
    onLoad({ filter: /\/node_modules\/@(aws-sdk|smithy)\/.+\/\w+[\w-]*\.js$/ }, async ({ path }) => {
      const contents = standIns[path.slice(path.lastIndexOf('/node_modules/') + '/node_modules/'.length)];
      if (contents !== undefined) return { contents };
      return path.endsWith('/schemas_0.js') ? { contents: withPlainKeys(await readFile(path, 'utf8')) } : undefined;
    });
  },
};
