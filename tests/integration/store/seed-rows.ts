import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { newSession } from '../../../lambdas/domain/generation/new-session.ts';
import { toBin } from '../../../lambdas/domain/session/bin.ts';
import { table } from '../../../lambdas/runtime/container.ts';
import * as keys from '../../../lambdas/store/keys.ts';
import { promptInputRow } from '../../../lambdas/store/material/prompt-input-row.ts';
import { sessionRow } from '../../../lambdas/store/session/row.ts';
import { ModeSchema } from '../../../shared/catalogue/contract-choices.ts';
import { newId, type SessionId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';

type Row = Readonly<Record<string, unknown>> & { readonly PK: string; readonly SK: string };

/** A person and one of their sessions. */
export interface Place {
  readonly user: string;
  readonly session: SessionId;
}

/** Of today: what the bin has held for too long is erased at any moment. */
const start = Date.now();
const modes = ModeSchema.options;

const sessionAt = (user: string, at: number): Row =>
  sessionRow({
    ...newSession(user, { mode: modes[at % modes.length]!, title: 'A title' }, start + at),
    status: 'ready',
    learning_status: 'ready',
  });

const binnedAt = (user: string, at: number): Row => {
  const session = newSession(user, { mode: modes[at % modes.length]!, title: 'A title' }, start + at);
  return sessionRow(toBin(session, user, start + at));
};

const generationAt = ({ user, session }: Place, at: number): Row => {
  const id = newId('gen', start + at);
  const empty = { total: null, quota: null, reason: null, fingerprint: 'f', version: 1 };
  const row = {
    id,
    session_id: session,
    user_id: user,
    kind: 'story',
    phase: 'failed',
    started_at: instant(start + at),
  };
  return { ...keys.generationKey(session, id), ...row, ...empty };
};

const materialAt = ({ session }: Place, at: number): Row => {
  const id = newId('mat', start + at);
  const row = { id, session_id: session, kind: 'text', name: null, hash: 'h', text: 'x', object_key: null };
  return { ...keys.materialKey(session, id), ...row, created_at: instant(start + at) };
};

const promptInputAt = ({ session }: Place, at: number): Row =>
  promptInputRow({
    id: newId('pin', start + at),
    session_id: session,
    phase: 'extract',
    status: 'pending',
    created_at: instant(start + at),
    input_snapshot: {
      mode: 'custom',
      lessonStyle: null,
      targetAudience: 'college',
      difficultyLevel: 'beginner',
      estimatedDuration: 30,
      assessmentConfig: null,
      autoSelectCategory: false,
      category: null,
      subcategory: null,
      title: '',
      contentPreview: '',
      hasFile: false,
      additionalContext: '',
      scenePlan: { range: '8-9', target: 9 },
      assessmentResolved: null,
    },
  });

/** Progress in another session, which lies in the same partition. */
const progressAt = ({ user }: Place, at: number): Row => ({
  ...keys.progressKey(user, newId('ses', start + at), 1),
  time_spent: 3,
});

const practiceAt = ({ user }: Place, at: number): Row => ({
  ...keys.practiceKey(user, newId('ses', start + at), 1),
  entries: [],
});

/** In batches, as many rows as there are. */
export const put = async (rows: readonly Row[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += 25) {
    const writes = rows.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await table().client.send(new BatchWriteCommand({ RequestItems: { [table().name]: writes } }));
  }
};

/** Puts so many rows of every kind where they stand in the way of a list that is read. */
export const seedRows = async (place: Place, rows: number): Promise<void> => {
  for (let at = 0; at < rows; at += 25) {
    const numbers = Array.from({ length: Math.min(25, rows - at) }, (_, more) => at + more);
    const kinds = [generationAt, materialAt, promptInputAt, progressAt, practiceAt];
    await put(
      numbers.flatMap((number) => [
        sessionAt(place.user, number),
        binnedAt(place.user, number),
        ...kinds.map((make) => make(place, number)),
      ]),
    );
  }
};
