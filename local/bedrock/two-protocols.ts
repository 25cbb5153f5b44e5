import { createServer as createHttp1, type IncomingHttpHeaders } from 'node:http';
import { createServer as createHttp2 } from 'node:http2';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { guard } from '../lib/guard.ts';
import { listen, type RunningServer } from '../lib/http.ts';

export type ProtocolRequest = Readable & { method?: string; url?: string; headers: IncomingHttpHeaders };
export interface ProtocolResponse {
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(chunk: Uint8Array): unknown;
  end(text: string): unknown;
}

/** HTTP/2 without TLS and HTTP/1.1 on one port: some clients of Bedrock use the first, most use the second. */
export async function listenBothProtocols(
  handler: (req: ProtocolRequest, res: ProtocolResponse) => void,
  port?: number,
): Promise<RunningServer> {
  const http1 = createHttp1(handler);
  const http2 = createHttp2(handler).on('sessionError', () => {});
  for (const protocol of [http1, http2]) guard(protocol);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (start) => {
      // An HTTP/2 connection starts with "PRI * HTTP/2.0"; the chosen server reads from the first byte again.
      socket.pause();
      const chosen = start.toString('latin1', 0, 3) === 'PRI' ? http2 : http1;
      chosen.emit('connection', socket);
      socket.unshift(start);
      process.nextTick(() => socket.resume());
    });
  });
  return listen(server, { port });
}
