import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const isText = /html|javascript|json/;

/**
 * A site in front of the product's own that can publish another build of it: the app's first script has another name then,
 * as it has with each build, and so has everything that names it.
 */
export const startPublisher = async (product: string) => {
  const page = await (await fetch(`${product}/app.html`)).text();
  const entry = /\/assets\/(app-[\w-]+)\.js/.exec(page)?.[1] ?? '';
  const next = 'app-NextBuild';
  let published = false;
  let own = '';
  const rewritten = (text: string): string => {
    const here = text.replaceAll(product, own).replaceAll(new URL(product).host, new URL(own).host);
    if (!published) return here;
    return here.replaceAll(entry, next).replace(/(fabula-app-`[^`]*`)[0-9a-f]{16}`/, '$1ffffffffffffffff`');
  };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const headers = new Headers();
    for (const name of [
      'accept',
      'authorization',
      'content-type',
      'x-amz-target',
      'idempotency-key',
      'x-amz-user-agent',
    ]) {
      const value = req.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await fetch(product + (req.url ?? '/').replace(next, entry), {
      method: req.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const sent = Object.fromEntries(
      [...answer.headers]
        .filter(([name]) => !/^(content-(encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name))
        .map(([name, value]) => [name, rewritten(value)]),
    );
    const body = Buffer.from(await answer.arrayBuffer());
    res.writeHead(answer.status, sent);
    res.end(isText.test(answer.headers.get('content-type') ?? '') ? rewritten(body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  own = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin: own,
    next,
    publish: () => {
      published = true;
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
};
