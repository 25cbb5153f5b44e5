import {
  type ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { RealtimeMessage } from '../../../shared/events/realtime.ts';

export interface Sockets {
  /** False when the socket is closed for good. */
  send(connection: string, message: RealtimeMessage): Promise<boolean>;
  /** False when there is no such socket, or not yet. */
  close(connection: string): Promise<boolean>;
}

const unlessGone = async (asked: Promise<unknown>): Promise<boolean> => {
  try {
    await asked;
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
};

export const createSockets = (client: ApiGatewayManagementApiClient): Sockets => ({
  send: (connection, message) =>
    unlessGone(
      client.send(
        new PostToConnectionCommand({ ConnectionId: connection, Data: Buffer.from(JSON.stringify(message)) }),
      ),
    ),
  close: (connection) => unlessGone(client.send(new DeleteConnectionCommand({ ConnectionId: connection }))),
});
