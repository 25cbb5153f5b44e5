import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { TicketHolder } from '../domain/socket/socket.ts';
import { socketStore } from '../runtime/container.ts';
import { ContextSchema } from './ticket-context.ts';

type Event = APIGatewayProxyWebsocketEventV2 & { readonly requestContext: { readonly authorizer?: unknown } };

const ok = { statusCode: 200 };
const refused = { statusCode: 401 };

const holderOf = ({ requestContext }: Event): TicketHolder | undefined =>
  z.safeParse(ContextSchema, requestContext.authorizer).data;

/** Handles connect, disconnect and keep-alive; other messages are ignored. */
export const handler = async (event: Event) => {
  const { routeKey, connectionId } = event.requestContext;
  const holder = holderOf(event);
  if (!holder) return refused;
  if (routeKey === '$connect' && !(await socketStore().open(holder, connectionId, Date.now()))) return refused;
  if (routeKey === '$disconnect') await socketStore().close(holder.userId, connectionId);
  return ok;
};
