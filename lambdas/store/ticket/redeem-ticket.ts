import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ticketKey } from '../keys.ts';
import { patiently } from '../patience.ts';
import type { Table } from '../table.ts';
import { hashOf } from './create-ticket.ts';

const RowSchema = z.object({ user_id: z.string() });

/** Whose it is, once: it is gone with the asking. Undefined when it was used, has expired, or never was. */
export const redeemTicket = async (table: Table, ticket: string, now: number): Promise<string | undefined> => {
  try {
    const { Attributes } = await patiently(() =>
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
    return z.parse(RowSchema, Attributes).user_id;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
};
