import { createHash } from 'node:crypto';
import type { GenerationId, SessionId } from '../../../shared/model/id.ts';
import type { Bible } from '../../domain/generation/plan/bible.ts';
import { asideOf, minutesFor, type SceneRecord } from '../../domain/scene/scene.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import { type Condition, changing, update } from '../fragment.ts';
import { sceneKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';

/** The generation that writes a scene, and the user it is written for. */
export interface SceneWriter {
  readonly sessionId: SessionId;
  readonly generationId: GenerationId;
  readonly userId: string;
}

type When = Omit<Condition, 'refusal'>;
export type SceneFields = Omit<SceneRecord, 'session_id' | 'user_id' | 'generation_id' | 'order' | 'version'>;

const mine = (writer: SceneWriter) => ({ ':generation': writer.generationId });
const names = { '#state': 'state' };

/** No scene yet, or one that another generation left behind. */
export const notMine = (writer: SceneWriter): When => ({
  expression: 'attribute_not_exists(PK) OR generation_id <> :generation',
  values: mine(writer),
});

export const notWritten = (writer: SceneWriter): When => ({
  expression: 'generation_id = :generation AND #state <> :written',
  names,
  values: { ...mine(writer), ':written': 'written' },
});

/** As `notWritten`, before there is a stub too. */
export const openingNotWritten = (writer: SceneWriter): When => ({
  expression: 'attribute_not_exists(PK) OR generation_id <> :generation OR #state <> :written',
  names,
  values: { ...mine(writer), ':written': 'written' },
});

/** Not what already stands there. */
export const different = (writer: SceneWriter, digest: string): When => ({
  expression: 'generation_id = :generation AND digest <> :digest',
  values: { ...mine(writer), ':digest': digest },
});

/** As it stood when it was read. */
export const asRead = (writer: SceneWriter, version: number): When => ({
  expression: 'generation_id = :generation AND #version = :version',
  names: { '#version': 'version' },
  values: { ...mine(writer), ':version': version },
});

export const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** False when the condition does not hold. */
export const writeFields = (
  table: Table,
  { sessionId, generationId, userId }: SceneWriter,
  order: number,
  fields: Partial<SceneFields> & { readonly digest: string; readonly bible?: Bible },
  when: When,
): Promise<boolean> => {
  const row = { ...fields, session_id: sessionId, user_id: userId, generation_id: generationId, order };
  const { expression, values, names: placeholders } = changing({ set: row, add: { version: 1 } });
  const refusal = () => new Error('The scene is not as expected');
  return writeIf(table, update(sceneKey(sessionId, order), expression, values, placeholders, { ...when, refusal }));
};

export const writtenFields = (scene: WrittenScene): SceneFields => ({
  state: 'written',
  type: scene.type,
  title: scene.title,
  content: scene.content,
  quiz: scene.quiz,
  keys: scene.keys,
  sources: [...scene.sources],
  terms: [...scene.terms],
  activities: [...scene.activities],
  ...asideOf(scene),
  asked: scene.asked,
  passed: scene.passed,
  minutes: minutesFor(scene),
});
