import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { prerenderedIn, siteFolder } from '../../infra/build/prerendered.ts';
import { securityHeaders } from '../../shared/web/security-headers.ts';
import { createSite } from '../web/site.ts';

export interface ServedSite {
  readonly listener: RequestListener;
  readonly upgrade?: (req: IncomingMessage, socket: Duplex, head: Buffer) => unknown;
  close(): Promise<unknown>;
}

const nothing: ServedSite = {
  listener: (_, res) => res.writeHead(404).end(),
  close: async () => {},
};

/** The built site. `files` is the address of the bucket, for the content security policy. */
const builtSite = (origin: string, files: string, basic: () => boolean): ServedSite => ({
  listener: createSite({
    root: siteFolder,
    prerendered: prerenderedIn(siteFolder),
    origin,
    basic,
    headers: securityHeaders({ files, identity: origin, sockets: origin.replace(/^http/, 'ws') }),
  }),
  close: async () => {},
});

/** Vite with hot reload, in this process. */
const developedSite = async (origin: string): Promise<ServedSite> => {
  const { createServer } = await import('vite');
  const { createServer: createHttp } = await import('node:http');
  // Vite attaches its socket to this server, which gets upgrades forwarded from ours.
  const hmr = createHttp();
  const vite = await createServer({
    configFile: path.resolve(import.meta.dirname, '../../web/vite.config.ts'),
    appType: 'mpa',
    server: { middlewareMode: true, hmr: { server: hmr }, allowedHosts: [new URL(origin).hostname] },
  });
  return {
    listener: (req, res) => vite.middlewares(req, res),
    upgrade: (req, socket, head) => hmr.emit('upgrade', req, socket, head),
    close: () => vite.close(),
  };
};

export type SiteKind = 'built' | 'developed' | 'none';

/** `basic`: whether at the moment the embedded engine writes, not a language model. */
export const serveSite = async (
  kind: SiteKind,
  origin: string,
  files: string,
  basic: () => boolean,
): Promise<ServedSite> => {
  if (kind === 'none') return nothing;
  return kind === 'built' ? builtSite(origin, files, basic) : developedSite(origin);
};
