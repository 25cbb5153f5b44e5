import { type SceneId, SceneIdSchema } from '../../../../../shared/model/id.ts';
import { type CompletionStatus, CompletionStatusSchema } from '../../../../../shared/model/learning/progress.ts';

type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface KeptStatus {
  readonly scene: SceneId;
  readonly status: CompletionStatus;
}

/** How far one person is in scenes, where the server does not know yet. Without storage it is lost with the page. */
export const createProgressQueue = (place: QueueStorage, userId: string) => {
  const prefix = `fabula.progress.${userId}.`;
  const statusOf = (scene: string): CompletionStatus | undefined =>
    CompletionStatusSchema.safeParse(place.getItem(prefix + scene)).data;
  return {
    /** What is completed stays so. */
    add: ({ scene, status }: KeptStatus): void => {
      try {
        if (statusOf(scene) !== 'completed') place.setItem(prefix + scene, status);
      } catch {
        // Storage is full or switched off
      }
    },
    remove: ({ scene, status }: KeptStatus): void => {
      if (statusOf(scene) === status) place.removeItem(prefix + scene);
    },
    load: (): KeptStatus[] => {
      const keys = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
      return keys.flatMap((key) => {
        const scene = SceneIdSchema.safeParse(key.startsWith(prefix) ? key.slice(prefix.length) : undefined).data;
        const status = scene && statusOf(scene);
        return scene && status ? [{ scene, status }] : [];
      });
    },
  };
};
export type ProgressQueue = ReturnType<typeof createProgressQueue>;
