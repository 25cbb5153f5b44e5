import type { RealtimeMessage } from '../../shared/events/realtime.ts';
import type { Sockets } from '../adapters/sockets/sockets.ts';
import type { SocketStore } from '../store/socket/socket-store.ts';
import { coalesce } from './coalesce.ts';

export interface Delivery {
  readonly sockets: Sockets;
  readonly open: Pick<SocketStore, 'list' | 'close'>;
}

/** To every tab that its owner has open. A socket that is gone loses its row. */
export const deliver = async (
  { sockets, open }: Delivery,
  owner: string,
  changes: readonly RealtimeMessage[],
  now: number,
): Promise<void> => {
  const connections = await open.list(owner, now);
  const messages = coalesce(changes);
  await Promise.all(
    connections.map(async (connection) => {
      for (const message of messages) {
        if (await sockets.send(connection, message)) continue;
        await open.close(owner, connection);
        return;
      }
    }),
  );
};
