import type { ErrorCode } from '../../../shared/model/error-code.ts';
import { instant } from '../../../shared/model/time.ts';
import type { NewGeneration } from '../../domain/generation/start/ports.ts';
import { type Fragment, put } from '../fragment.ts';
import { generationKey, specKey } from '../keys.ts';
import { putMaterial } from '../material/row.ts';

type State =
  | { readonly phase: 'extract'; readonly quota: string | null; readonly reason: null }
  | { readonly phase: 'failed'; readonly quota: null; readonly reason: ErrorCode };

/** A generation with its spec and its new material. */
export const putGeneration = (generation: NewGeneration, state: State): Fragment[] => {
  const { session, generationId: id, kind, tier, pinned, spec, materials, added, fingerprint, now } = generation;
  return [
    put({
      ...generationKey(session.id, id),
      id,
      session_id: session.id,
      user_id: session.user_id,
      kind,
      total: null,
      ...state,
      fingerprint,
      started_at: instant(now),
      version: 1,
    }),
    put({
      ...specKey(session.id, id),
      spec,
      tier,
      ...(pinned && { pinned }),
      materials: materials.map((material) => material.id),
    }),
    ...added.map((material) => putMaterial(material)),
  ];
};
