import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import type { RecordChange } from '../../domain/record-change.ts';
import { storedStates } from '../../domain/scene/scene.ts';
import { parseDeck } from '../deck/deck-row.ts';
import { parseFit } from '../deck/fit/fit-row.ts';
import { parseDeletion } from '../deletion/row.ts';
import { parseExport } from '../export/row.ts';
import { parseGeneration } from '../generation/row.ts';
import { parsePost } from '../post/row.ts';
import { parseEntry } from '../progress/row.ts';
import { parseSession } from '../session/row.ts';
import { parseSubscription } from '../subscription/row.ts';
import { parseUser } from '../user/row.ts';

const SceneSchema = z.object({
  session_id: SessionIdSchema,
  user_id: z.string(),
  order: z.int(),
  state: z.enum(storedStates),
  version: z.int(),
});
const ReaderSchema = z.object({ user_id: z.string(), session_id: SessionIdSchema, version: z.int() });
const CountSchema = z.object({ session_id: SessionIdSchema, author_id: z.string(), likes: z._default(z.int(), 0) });
const EndedSchema = z.object({ user_id: z.string(), sign_in: z.string() });

/** The kinds of rows that have handlers: their sort keys and parsers. */
const rows = {
  user: { sortKey: /^PROFILE$/, parse: parseUser },
  endedSignIn: { sortKey: /^ENDED#/, parse: (row: unknown) => z.parse(EndedSchema, row) },
  subscription: { sortKey: /^SUBSCRIPTION$/, parse: parseSubscription },
  session: { sortKey: /^SESSION$/, parse: parseSession },
  generation: { sortKey: /^GENERATION#/, parse: parseGeneration },
  scene: { sortKey: /^SCENE#/, parse: (row: unknown) => z.parse(SceneSchema, row) },
  // Not the single scenes behind a reader's sum, which have one part more
  reader: { sortKey: /^PROGRESS#[^#]+$/, parse: (row: unknown) => z.parse(ReaderSchema, row) },
  progress: { sortKey: /^PROGRESS#[^#]+#/, parse: parseEntry },
  deck: { sortKey: /^DECK#/, parse: parseDeck },
  fit: { sortKey: /^FIT$/, parse: parseFit },
  post: { sortKey: /^POST#/, parse: parsePost },
  count: { sortKey: /^COUNT$/, parse: (row: unknown) => z.parse(CountSchema, row) },
  export: { sortKey: /^EXPORT#/, parse: (row: unknown) => parseExport(row, 0) },
  deletion: { sortKey: /^JOB$/, parse: parseDeletion },
} as const;

export type RowKind = keyof typeof rows;
type Row<K extends RowKind> = NonNullable<ReturnType<(typeof rows)[K]['parse']>>;

/** A change of one row, by kind. */
export type TableChange<K extends RowKind = RowKind> = {
  /** `at`: when it was written, in epoch milliseconds. */
  [P in K]: { readonly kind: P; readonly at: number } & RecordChange<Row<P>>;
}[K];

/** Undefined for a row without handlers. */
export const kindOf = (sortKey: string): RowKind | undefined =>
  (Object.keys(rows) as RowKind[]).find((kind) => rows[kind].sortKey.test(sortKey));

/** A record of the table's stream; undefined where nothing follows from it. Throws for a row that cannot be read. */
export const parseChange = ({ dynamodb }: DynamoDBRecord): TableChange | undefined => {
  const kind = kindOf(dynamodb?.Keys?.['SK']?.S ?? '');
  if (kind === undefined) return undefined;
  const read = (image: Record<string, unknown> | undefined) =>
    image && rows[kind].parse(unmarshall(image as Record<string, AttributeValue>));
  const seconds = dynamodb?.ApproximateCreationDateTime;
  const at = seconds === undefined ? Date.now() : seconds * 1_000;
  return { kind, at, before: read(dynamodb?.OldImage), after: read(dynamodb?.NewImage) } as TableChange;
};
