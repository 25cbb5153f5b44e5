import { type SceneId, SceneIdSchema } from '../../../../../shared/model/id.ts';
import type { Answers, InProgress } from './quiz-machine.ts';

type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** An unfinished quiz, as it is stored on this device. */
export interface StoredAttempt {
  readonly state: InProgress;
  /** Idempotency key of the submission: sent twice it is graded once. */
  readonly key: string;
  /** What was submitted but has not reached the server; null before submission. */
  readonly unsent: Answers | null;
}

const prefixOf = (userId: string): string => `fabula.quiz.${userId}.`;

const parsed = (text: string | null): StoredAttempt | undefined => {
  try {
    const kept = JSON.parse(text ?? 'null') as StoredAttempt | null;
    if (!kept || !Array.isArray(kept.state.replies) || typeof kept.key !== 'string') return undefined;
    // An attempt of a version that kept no ids is to the questions as they are
    return { ...kept, state: { ...kept.state, ids: kept.state.ids ?? [] } };
  } catch {
    return undefined;
  }
};

/** The unfinished attempts of one person on this device. Without storage they are lost with the page. */
export const createStoredAttempts = (place: AttemptStorage, userId: string) => ({
  load: (scene: SceneId): StoredAttempt | undefined => {
    try {
      return parsed(place.getItem(prefixOf(userId) + scene));
    } catch {
      return undefined;
    }
  },
  save: (scene: SceneId, kept: StoredAttempt): void => {
    try {
      place.setItem(prefixOf(userId) + scene, JSON.stringify(kept));
    } catch {
      // Storage is full or switched off: the attempt lasts as long as the page
    }
  },
  forget: (scene: SceneId): void => {
    try {
      place.removeItem(prefixOf(userId) + scene);
    } catch {
      // Nothing was stored
    }
  },
  unsent: (): { scene: SceneId; kept: StoredAttempt; answers: Answers }[] => {
    const prefix = prefixOf(userId);
    const keys = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
    return keys.flatMap((key) => {
      const scene = key.startsWith(prefix) ? SceneIdSchema.safeParse(key.slice(prefix.length)).data : undefined;
      const kept = scene && parsed(place.getItem(key));
      return scene && kept?.unsent ? [{ scene, kept, answers: kept.unsent }] : [];
    });
  },
});
export type StoredAttempts = ReturnType<typeof createStoredAttempts>;
