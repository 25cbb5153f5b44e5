import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { GenerationId, SceneId, SessionId } from '../../../shared/model/id.ts';
import type { GenerationProgress, LearningStatus } from '../../../shared/model/session.ts';
import type { Request } from '../request/request.ts';
import type { SceneRecord } from './scene.ts';
import type { SessionRecord } from './session.ts';

export interface SessionQuery {
  readonly userId: string;
  readonly mode: Mode | undefined;
  readonly tab: LearningStatus | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface SessionPage {
  readonly sessions: readonly SessionRecord[];
  readonly cursor: string | null;
}

export interface SessionStore {
  /** Made once for each request: a repeated one answers with what the first made. */
  create(session: SessionRecord, request: Request | undefined): Promise<SessionRecord>;
  find(id: SessionId): Promise<SessionRecord | undefined>;
  list(query: SessionQuery): Promise<SessionPage>;
  /** Decides on what is stored now, again when it was changed in between; undefined leaves it as it is. */
  change(
    id: SessionId,
    decide: (current: SessionRecord | undefined) => SessionRecord | undefined,
  ): Promise<SessionRecord | undefined>;
  /** How far the generations at work are, by id. */
  atWork(
    at: readonly { id: SessionId; generationId: GenerationId }[],
  ): Promise<ReadonlyMap<string, GenerationProgress>>;
  /** Every scene that may be read, in order. */
  scenes(session: SessionRecord): Promise<readonly SceneRecord[]>;
  scene(id: SceneId): Promise<SceneRecord | undefined>;
}
