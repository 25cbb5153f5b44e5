import {
  type ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { RealtimeMessage } from '../../../shared/events/realtime.ts';

export interface Sockets {
  /** False when the socket is closed. */
  send(connection: string, message: RealtimeMessage): Promise<boolean>;
  /** False when there is no such socket, or when it is not open yet. */
  close(connection: string): Promise<boolean>;
}

const falseIfGone = async (answer: Promise<unknown>): Promise<boolean> => {
  try {
    await answer;
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
};

export const createSockets = (client: ApiGatewayManagementApiClient): Sockets => ({
  send: (connection, message) =>
    falseIfGone(
      client.send(
        new PostToConnectionCommand({ ConnectionId: connection, Data: Buffer.from(JSON.stringify(message)) }),
      ),
    ),
  close: (connection) => falseIfGone(client.send(new DeleteConnectionCommand({ ConnectionId: connection }))),
});
