import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { TicketHolder } from '../../domain/socket/socket.ts';
import { ticketKey } from '../keys.ts';
import { retryTransient } from '../retry-transient.ts';
import type { Table } from '../table.ts';
import { hasSignInEnded } from '../user/has-sign-in-ended.ts';
import { hashOf } from './create-ticket.ts';
import { signInFields, signInOf } from './row.ts';

const RowSchema = z.object({ user_id: z.string(), ...signInFields });

const take = async (table: Table, ticket: string, now: number): Promise<TicketHolder | undefined> => {
  try {
    const { Attributes } = await retryTransient(() =>
      table.client.send(
        new DeleteCommand({
          TableName: table.name,
          Key: ticketKey(hashOf(ticket)),
          ConditionExpression: 'attribute_exists(PK) AND expires_at > :now',
          ExpressionAttributeValues: { ':now': Math.floor(now / 1_000) },
          ReturnValues: 'ALL_OLD',
        }),
      ),
    );
    const row = z.parse(RowSchema, Attributes);
    return { userId: row.user_id, ...signInOf(row) };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
};

/**
 * The holder of a ticket, which is deleted. Undefined when it was used, has expired or does not exist, and when the
 * sign-in that asked for it has ended since.
 */
export const redeemTicket = async (table: Table, ticket: string, now: number): Promise<TicketHolder | undefined> => {
  const holder = await take(table, ticket, now);
  return holder && !(await hasSignInEnded(table, holder)) ? holder : undefined;
};
