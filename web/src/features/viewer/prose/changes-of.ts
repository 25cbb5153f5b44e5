import type { SceneCheck } from '../../../../../shared/model/session/scene-check.ts';
import type { SentenceChange } from './place-changes.ts';

/** What a second reader changed in a scene, with its places in the text without the first `skipped` characters. */
export const changesOf = (check: SceneCheck | undefined, skipped = 0): readonly SentenceChange[] => {
  if (check?.state !== 'done') return [];
  const { removed, mended = [] } = check;
  const all: SentenceChange[] = [
    ...removed.map((one) => ({ ...one, kind: 'removed' as const })),
    ...mended.map((one) => ({ ...one, kind: 'mended' as const })),
  ];
  return all.map(({ at, ...change }) => (at === undefined || at <= skipped ? change : { ...change, at: at - skipped }));
};
