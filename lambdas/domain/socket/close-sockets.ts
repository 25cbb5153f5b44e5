import type { OpenSocket } from './socket.ts';

/** What closing sockets needs. */
export interface SocketPort {
  list(userId: string, now: number): Promise<readonly OpenSocket[]>;
  /** False when the gateway knows no such socket. */
  close(connection: string): Promise<boolean>;
  forget(userId: string, connection: string): Promise<void>;
  wait(milliseconds: number): Promise<unknown>;
}

/** How long a socket may be opening: its row is written before the gateway lets anybody close it. */
const OPENING_MS = 10_000;
const WAITS_MS = [100, 400, 1_500] as const;

const closeOne = async ({ close, wait }: SocketPort, { connection, openedAt }: OpenSocket, now: number) => {
  if (await close(connection)) return;
  if (now - openedAt > OPENING_MS) return;
  for (const milliseconds of WAITS_MS) {
    await wait(milliseconds);
    if (await close(connection)) return;
  }
};

/** Closes the user's sockets for which `hasEnded` is true. Repeatable. */
export const closeSockets = async (
  doors: SocketPort,
  userId: string,
  hasEnded: (socket: OpenSocket) => boolean,
  now: number,
): Promise<void> => {
  const ended = (await doors.list(userId, now)).filter(hasEnded);
  await Promise.all(
    ended.map(async (socket) => {
      await closeOne(doors, socket, now);
      await doors.forget(userId, socket.connection);
    }),
  );
};
