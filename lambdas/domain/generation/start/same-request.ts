import { AppError } from '../../../../shared/model/app-error.ts';
import type { ErrorCode } from '../../../../shared/model/error-code.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { GenerationRef } from '../generation.ts';
import type { GenerationStartStore, LatestGeneration } from './ports.ts';

/** Codes that a call gets when a concurrent call for the same session was accepted first. */
const lostRaceCodes: readonly ErrorCode[] = ['already_generating', 'conflict'];

/** The newest generation, if this very request has started it and it has not failed. */
export const startedBefore = (
  fingerprint: string,
  sessionId: SessionId,
  latest: LatestGeneration | undefined,
): GenerationRef | undefined =>
  latest?.fingerprint === fingerprint && latest.phase !== 'failed' ? { sessionId, generationId: latest.id } : undefined;

/** The same request sent several times at once is one: whichever call loses is answered with what the first started. */
export const startOnce = async (
  starts: Pick<GenerationStartStore, 'latest'>,
  fingerprint: string,
  sessionId: SessionId,
  start: () => Promise<GenerationRef>,
): Promise<GenerationRef> => {
  try {
    return await start();
  } catch (error) {
    const lost = error instanceof AppError && lostRaceCodes.includes(error.code);
    const same = lost ? startedBefore(fingerprint, sessionId, await starts.latest(sessionId)) : undefined;
    if (same === undefined) throw error;
    return same;
  }
};
