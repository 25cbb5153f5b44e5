import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const ACCOUNT_ID = '000000000000';
export const API_ID = 'embedded';

/** Names in lower case, repeated headers joined, as both kinds of API hand them over. */
export function headersOf(req: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(req.headersDistinct).map(([name, values]) => [name, values!.join(',')]));
}

export function callerOf(req: IncomingMessage) {
  return {
    sourceIp: (req.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    userAgent: req.headers['user-agent'] ?? '',
  };
}

export function requestId(): string {
  return randomUUID();
}

/** `12/Mar/2020:19:03:58 +0000`, the way access logs write it. */
export function logTime(at: Date): string {
  const [date = '', time = ''] = at.toISOString().split(/[T.]/);
  const [year, month, day] = date.split('-');
  return `${day}/${MONTHS[Number(month) - 1]}/${year}:${time} +0000`;
}
