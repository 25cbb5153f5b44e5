import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { createSockets } from '../../adapters/sockets/sockets.ts';
import { setting } from '../config.ts';
import { once } from '../once.ts';

export const sockets = once(() =>
  createSockets(new ApiGatewayManagementApiClient({ endpoint: setting('SOCKET_ENDPOINT') })),
);
