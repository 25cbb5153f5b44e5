import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { socketStore } from '../runtime/container.ts';

type Event = APIGatewayProxyWebsocketEventV2 & {
  readonly requestContext: { readonly authorizer?: { readonly userId?: string } };
};

const ok = { statusCode: 200 };

/** A tab comes, goes, or says that it is still there; nothing else is listened to. */
export const handler = async ({ requestContext }: Event) => {
  const { routeKey, connectionId, authorizer } = requestContext;
  const userId = authorizer?.userId;
  if (userId === undefined) return { statusCode: 401 };
  if (routeKey === '$connect') await socketStore().open(userId, connectionId, Date.now());
  if (routeKey === '$disconnect') await socketStore().close(userId, connectionId);
  return ok;
};
