import { AppError } from '../../shared/model/app-error.ts';

const ATTEMPTS = 3;

/** The row was changed since it was read. */
export class VersionConflict extends Error {
  override readonly name = 'Outdated';
}

/** Repeats read, decision and write after a concurrent write; throws `conflict` after three attempts. */
export const withOptimisticLock = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
      if (tries === ATTEMPTS) throw new AppError('conflict');
    }
  }
};
