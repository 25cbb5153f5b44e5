import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { UsageError } from '../lib/usage-error.ts';

/** Where the product listens and what it is called by. Without either, it is for this computer alone. */
export interface Address {
  /** An IP address of this computer; 0.0.0.0 and :: are all of them. */
  readonly host?: string;
  /** Scheme, name and port, as a browser shows them. */
  readonly origin?: string;
}

const LOOPBACK = ['127.0.0.1', '::1'];

/** Addresses of this computer in its networks. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

const originOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new UsageError(`--origin ${text} is no address: write it as in http://books.local:3000.`);
  return url.origin;
};

/** Throws a `UsageError` that says what to type instead. */
export const parseAddress = (host: string | undefined, origin: string | undefined, port: number): Address => {
  const address = host === 'localhost' ? LOOPBACK[0] : host;
  if (address !== undefined && isIP(address) === 0)
    throw new UsageError(`--host ${host} is no IP address: 0.0.0.0 listens in every network of this computer.`);
  if (address !== undefined && !LOOPBACK.includes(address) && origin === undefined) {
    const [example = 'books.local'] = ownAddresses();
    throw new UsageError(
      `--host ${host} needs the address that others type, for example --origin http://${example}:${port}.`,
    );
  }
  return { ...(address && { host: address }), ...(origin && { origin: originOf(origin) }) };
};

/** The names that requests may come by, without ports. */
export const namesOf = ({ host, origin }: Address): readonly string[] =>
  [origin && new URL(origin).hostname, host?.includes(':') ? `[${host}]` : host].filter((name) => name !== undefined);
