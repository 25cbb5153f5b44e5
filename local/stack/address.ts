import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { UsageError } from '../lib/usage-error.ts';

/** The address to listen at and the public origin. Without them, only this computer can connect. */
export interface Address {
  /** An IP address of this computer; 0.0.0.0 and :: are all of them. */
  readonly host?: string;
  /** Scheme, host and port as typed into a browser. */
  readonly origin?: string;
}

const LOOPBACK = ['127.0.0.1', '::1'];

/** Network addresses of this computer. */
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

/** Validates the options. Throws a `UsageError` with advice. */
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

/** The allowed host names of requests, without ports. */
export const namesOf = ({ host, origin }: Address): readonly string[] =>
  [origin && new URL(origin).hostname, host?.includes(':') ? `[${host}]` : host].filter((name) => name !== undefined);
