import { isQuiz } from '../../../../shared/model/session/scene-type.ts';
import { MAX_CHUNKS } from '../../material/default-chunks.ts';
import type { UntitledScene } from './draft-plan.ts';

/** A quiz may look back on at least this many earlier chunks. */
const MIN_REVIEWED = 3;

/**
 * Chooses each scene's chunks, in the order of the lesson: what was proposed as far as it is known, else what the
 * draft suggests. A quiz asks only about what chapters before it teach, and about something that no quiz before it
 * asked; as much besides, or three chunks, may look back on what was asked.
 */
export const chunkChooser = (known: ReadonlySet<string>) => {
  const taught = new Set<string>();
  const asked = new Set<string>();

  const chapter = (ids: readonly string[]): string[] => {
    const chosen = ids.slice(0, MAX_CHUNKS.chapter);
    for (const id of chosen) taught.add(id);
    return chosen;
  };
  const quiz = (proposed: readonly string[], own: readonly string[]): string[] => {
    const unasked = (ids: readonly string[]) => ids.filter((id) => taught.has(id) && !asked.has(id));
    const fresh = unasked(proposed);
    const back = proposed.filter((id) => asked.has(id)).slice(0, Math.max(MIN_REVIEWED, fresh.length));
    const choices = [fresh.length > 0 ? [...fresh, ...back] : [], unasked(own), unasked([...taught]), [...taught]];
    const chosen = (choices.find((ids) => ids.length > 0) ?? []).slice(0, MAX_CHUNKS.quiz);
    for (const id of chosen) asked.add(id);
    return chosen;
  };

  return ({ type, chunks: own }: UntitledScene, proposal: readonly string[]): string[] => {
    const proposed = [...new Set(proposal)].filter((id) => known.has(id));
    if (isQuiz(type)) return quiz(proposed, own);
    const ids = proposed.length > 0 ? proposed : own;
    return type === 'chapter' ? chapter(ids) : ids.slice(0, MAX_CHUNKS.other);
  };
};
