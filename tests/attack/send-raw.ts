import { connect } from 'node:net';

const TIMEOUT_MS = 1_500;

/** What a server answers to bytes: a status, nothing before the connection closed, or nobody there. */
export type RawAnswer = number | 'closed' | 'silent' | 'dead';

/** Writes a text as it is (Latin-1) and reads the beginning of what comes back. */
export const sendRaw = (port: number, text: string): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: RawAnswer) => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(TIMEOUT_MS, () => end('silent'));
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code === 'ECONNREFUSED' ? 'dead' : 'closed'));
    socket.on('close', () => end('closed'));
    socket.on('connect', () => socket.write(text, 'latin1'));
    socket.on('data', (data) => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1'))?.[1];
      end(status === undefined ? 'closed' : Number(status));
    });
  });
