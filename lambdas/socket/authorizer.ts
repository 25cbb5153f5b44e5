import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import type { TicketHolder } from '../domain/socket/socket.ts';
import { setting } from '../runtime/config.ts';
import { socketStore } from '../runtime/container.ts';
import { contextOf } from './ticket-context.ts';

const decision = (Effect: 'Allow' | 'Deny', Resource: string, holder?: TicketHolder) => ({
  principalId: holder?.userId ?? 'nobody',
  policyDocument: { Version: '2012-10-17', Statement: [{ Action: 'execute-api:Invoke', Effect, Resource }] },
  context: holder ? contextOf(holder) : {},
});

/** True when a browser asks from another site. Clients without an Origin header are no browsers. */
const fromElsewhere = ({ headers }: APIGatewayRequestAuthorizerEvent): boolean => {
  const named = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'origin')?.[1];
  return named !== undefined && named !== setting('SITE_ORIGIN');
};

/** Accepts a valid ticket once, and passes its holder on to the socket's function. */
export const handler = async (event: APIGatewayRequestAuthorizerEvent) => {
  const ticket = event.queryStringParameters?.['ticket'];
  const holder = ticket && !fromElsewhere(event) ? await socketStore().redeem(ticket, Date.now()) : undefined;
  return holder ? decision('Allow', event.methodArn, holder) : decision('Deny', event.methodArn);
};
