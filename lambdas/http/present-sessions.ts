import { AppError } from '../../shared/model/app-error.ts';
import type { Session } from '../../shared/model/session/session.ts';
import type { Reader } from '../domain/session/access.ts';
import { present } from '../domain/session/present.ts';
import type { SessionRecord } from '../domain/session/session.ts';
import { runningGenerations } from '../runtime/container.ts';

/** With how far its generation is, for the cards that are at work. */
export const presentAll = async (sessions: readonly SessionRecord[], reader: Reader): Promise<Session[]> => {
  const working = sessions.flatMap(({ id, generation_id: generationId }) =>
    generationId ? [{ id, generationId }] : [],
  );
  const progress = working.length > 0 ? await runningGenerations().progressOf(working) : undefined;
  return sessions.map((session) => present(session, reader, progress?.get(session.generation_id ?? '') ?? null));
};

export const presentOne = async (session: SessionRecord, reader: Reader): Promise<Session> => {
  const [shown] = await presentAll([session], reader);
  if (!shown) throw new AppError('session_not_found');
  return shown;
};
