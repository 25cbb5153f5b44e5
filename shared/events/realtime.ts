import * as z from 'zod/mini';
import { ModeSchema } from '../catalogue/contract-choices.ts';
import { SceneIdSchema, SessionIdSchema } from '../model/id.ts';
import { GenerationPhaseSchema } from '../model/session/generation-phase.ts';
import { SessionStatusSchema } from '../model/session/session.ts';
import { openingMessages } from './opening.ts';

/**
 * What a tab is told. Order holds for one row only, so each message carries its row's version and a client drops
 * what is older than what it shows. A message says what changed, not its content: the tab asks for that.
 */
const session = { id: SessionIdSchema, mode: ModeSchema, version: z.int() };

const rowMessages = [
  z.object({ kind: z.literal('session.inserted'), ...session }),
  z.object({
    kind: z.literal('session.updated'),
    ...session,
    title: z.string(),
    status: SessionStatusSchema,
    previous: SessionStatusSchema,
  }),
  /** Moved to the bin, or deleted. */
  z.object({ kind: z.literal('session.removed'), ...session }),
  /** Deleted for good. */
  z.object({ kind: z.literal('session.purged'), ...session }),
  z.object({
    kind: z.literal('generation.updated'),
    id: SessionIdSchema,
    version: z.int(),
    phase: GenerationPhaseSchema,
    written: z.int(),
    total: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('scene.written'), id: SceneIdSchema, session_id: SessionIdSchema, version: z.int() }),
  z.object({ kind: z.literal('progress.changed'), id: SessionIdSchema, version: z.int() }),
  /** Cards of a session were made, rest or are asked again. */
  z.object({ kind: z.literal('deck.changed'), id: SessionIdSchema, version: z.int() }),
  z.object({ kind: z.literal('subscription.changed'), id: z.string(), version: z.int() }),
] as const;
/** That a row has changed. */
export type RowMessage = z.infer<(typeof rowMessages)[number]>;

export const RealtimeMessageSchema = z.discriminatedUnion('kind', [...rowMessages, ...openingMessages]);
export type RealtimeMessage = z.infer<typeof RealtimeMessageSchema>;
