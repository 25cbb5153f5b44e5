import type { RowMessage } from '../../../shared/events/realtime.ts';
import type { Sockets } from '../../adapters/sockets/sockets.ts';
import { coalesce } from './coalesce.ts';

export interface DeliveryDeps {
  readonly sockets: Pick<Sockets, 'send'>;
  readonly open: {
    list(userId: string, now: number): Promise<readonly { readonly connection: string }[]>;
    close(userId: string, connection: string): Promise<void>;
  };
}

/** Sends messages to every open tab of their owner; the row of a closed socket is deleted. */
export const deliver = async (
  { sockets, open }: DeliveryDeps,
  owner: string,
  changes: readonly RowMessage[],
  now: number,
): Promise<void> => {
  const connections = await open.list(owner, now);
  const messages = coalesce(changes);
  await Promise.all(
    connections.map(async ({ connection }) => {
      for (const message of messages) {
        if (await sockets.send(connection, message)) continue;
        await open.close(owner, connection);
        return;
      }
    }),
  );
};
