import type { SessionId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import type { Acceptance } from '../../domain/acceptance/ports.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { type Fragment, put } from '../fragment.ts';
import { contractKey, generationKey } from '../keys.ts';
import { putMaterial } from '../material/row.ts';
import { withFresh } from '../outdated.ts';
import { findSession } from '../session/find-session.ts';
import { replaceSession } from '../session/replace-session.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { reserveUsage } from '../usage/reserve-usage.ts';

const putGeneration = ({ session, generationId: id, kind, reservation, fingerprint, now }: Acceptance): Fragment =>
  put({
    ...generationKey(session.id, id),
    id,
    session_id: session.id,
    user_id: session.user_id,
    kind,
    phase: 'extract',
    total: null,
    quota: reservation.quota?.counter ?? null,
    fingerprint,
    reason: null,
    started_at: instant(now),
    version: 1,
  });

const putContract = ({ session, generationId, contract, materials }: Acceptance): Fragment =>
  put({ ...contractKey(session.id, generationId), contract, materials: materials.map(({ id }) => id) });

/** Quota, place among the running ones, session, generation, contract and new material: together or not at all. */
export const acceptGeneration = (
  table: Table,
  id: SessionId,
  decide: (current: SessionRecord | undefined) => Acceptance,
): Promise<GenerationRef> =>
  withFresh(async () => {
    const acceptance = decide(await findSession(table, id));
    const { session, generationId, reservation, added } = acceptance;
    await transact(table, [
      replaceSession(session),
      ...reserveUsage(session.user_id, generationId, reservation),
      putGeneration(acceptance),
      putContract(acceptance),
      ...added.map((material) => putMaterial(material)),
    ]);
    return { sessionId: session.id, generationId };
  });
