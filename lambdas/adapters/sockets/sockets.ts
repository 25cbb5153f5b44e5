import {
  type ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { RealtimeMessage } from '../../../shared/events/realtime.ts';

export interface Sockets {
  /** False when the socket is closed for good. */
  send(connection: string, message: RealtimeMessage): Promise<boolean>;
}

export const createSockets = (client: ApiGatewayManagementApiClient): Sockets => ({
  send: async (connection, message) => {
    try {
      await client.send(
        new PostToConnectionCommand({ ConnectionId: connection, Data: Buffer.from(JSON.stringify(message)) }),
      );
      return true;
    } catch (error) {
      if (error instanceof GoneException) return false;
      throw error;
    }
  },
});
