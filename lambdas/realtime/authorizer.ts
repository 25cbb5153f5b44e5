import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { socketStore } from '../runtime/container.ts';

const decision = (Effect: 'Allow' | 'Deny', Resource: string, userId: string) => ({
  principalId: userId,
  policyDocument: { Version: '2012-10-17', Statement: [{ Action: 'execute-api:Invoke', Effect, Resource }] },
  context: { userId },
});

/** Lets in whoever brings a ticket that was not used yet, and tells the socket whose it is. */
export const handler = async (event: APIGatewayRequestAuthorizerEvent) => {
  const ticket = event.queryStringParameters?.['ticket'];
  const userId = ticket ? await socketStore().redeem(ticket, Date.now()) : undefined;
  return userId === undefined
    ? decision('Deny', event.methodArn, 'nobody')
    : decision('Allow', event.methodArn, userId);
};
