import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { SceneStateSchema } from '../../../shared/model/scene.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { type GenerationRow, parseGeneration } from '../generation/row.ts';
import { parseSession } from '../session/row.ts';

interface Images<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

const SceneSchema = z.object({
  session_id: SessionIdSchema,
  user_id: z.string(),
  order: z.int(),
  state: SceneStateSchema,
  version: z.int(),
});
const ReaderSchema = z.object({ user_id: z.string(), session_id: SessionIdSchema, version: z.int() });
const SubscriptionSchema = z.object({ user_id: z.string(), version: z.int() });

/** What became of one row, as far as anybody is told about it. */
export type Change =
  | ({ readonly kind: 'session' } & Images<SessionRecord>)
  | ({ readonly kind: 'generation' } & Images<GenerationRow>)
  | ({ readonly kind: 'scene' } & Images<z.infer<typeof SceneSchema>>)
  | ({ readonly kind: 'reader' } & Images<z.infer<typeof ReaderSchema>>)
  | ({ readonly kind: 'subscription' } & Images<z.infer<typeof SubscriptionSchema>>);

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

const both = <T>({ dynamodb }: DynamoDBRecord, parse: (row: unknown) => T): Images<T> => {
  const read = (image: Image): T | undefined =>
    image === undefined ? undefined : parse(unmarshall(image as Record<string, AttributeValue>));
  return { before: read(dynamodb?.OldImage), after: read(dynamodb?.NewImage) };
};

/** Undefined for rows that nobody is told about, such as the single entries behind a reader's sum. */
export const readChange = (record: DynamoDBRecord): Change | undefined => {
  const [kind, ...rest] = record.dynamodb?.Keys?.['SK']?.S?.split('#') ?? [];
  if (kind === 'SESSION') return { kind: 'session', ...both(record, parseSession) };
  if (kind === 'GENERATION') return { kind: 'generation', ...both(record, parseGeneration) };
  if (kind === 'SCENE') return { kind: 'scene', ...both(record, (row) => z.parse(SceneSchema, row)) };
  if (kind === 'PROGRESS' && rest.length === 1)
    return { kind: 'reader', ...both(record, (row) => z.parse(ReaderSchema, row)) };
  if (kind === 'SUBSCRIPTION')
    return { kind: 'subscription', ...both(record, (row) => z.parse(SubscriptionSchema, row)) };
  return undefined;
};
