import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { imagesOf } from './images.ts';

const RowSchema = z.object({ user_id: z.string(), sign_in: z.string() });

/** The sign-in that has just ended; undefined for any other change. */
export const readEnded = (
  record: DynamoDBRecord,
): { readonly userId: string; readonly signInId: string } | undefined => {
  if (!record.dynamodb?.Keys?.['SK']?.S?.startsWith('ENDED#')) return undefined;
  const { after } = imagesOf(record, (row) => z.parse(RowSchema, row));
  return after && { userId: after.user_id, signInId: after.sign_in };
};
