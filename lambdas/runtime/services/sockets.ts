import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { createSockets } from '../../adapters/sockets/sockets.ts';
import { setting } from '../config.ts';
import { lazy } from '../lazy.ts';

export const sockets = lazy(() =>
  createSockets(new ApiGatewayManagementApiClient({ endpoint: setting('SOCKET_ENDPOINT') })),
);
