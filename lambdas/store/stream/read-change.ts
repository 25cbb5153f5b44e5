import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { keptStates } from '../../domain/scene/scene.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { type GenerationRow, parseGeneration } from '../generation/row.ts';
import { parseSession } from '../session/row.ts';
import { type Images, imagesOf } from './images.ts';

const SceneSchema = z.object({
  session_id: SessionIdSchema,
  user_id: z.string(),
  order: z.int(),
  state: z.enum(keptStates),
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

/** Undefined for rows that nobody is told about, such as the single entries behind a reader's sum. */
export const readChange = (record: DynamoDBRecord): Change | undefined => {
  const [kind, ...rest] = record.dynamodb?.Keys?.['SK']?.S?.split('#') ?? [];
  if (kind === 'SESSION') return { kind: 'session', ...imagesOf(record, parseSession) };
  if (kind === 'GENERATION') return { kind: 'generation', ...imagesOf(record, parseGeneration) };
  if (kind === 'SCENE') return { kind: 'scene', ...imagesOf(record, (row) => z.parse(SceneSchema, row)) };
  if (kind === 'PROGRESS' && rest.length === 1)
    return { kind: 'reader', ...imagesOf(record, (row) => z.parse(ReaderSchema, row)) };
  if (kind === 'SUBSCRIPTION')
    return { kind: 'subscription', ...imagesOf(record, (row) => z.parse(SubscriptionSchema, row)) };
  return undefined;
};
