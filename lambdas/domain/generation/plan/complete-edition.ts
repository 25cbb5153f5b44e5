import { isQuiz } from '../../../../shared/model/session/scene-type.ts';
import type { Chunk } from '../../material/chunk.ts';
import type { EditionPlanAnswer } from '../../model/answers.ts';
import { tidyLine } from '../../scene/tidy.ts';
import type { GenerationSpec } from '../spec.ts';
import { describedBy, titleDeduplicator } from './complete-plan.ts';
import type { Plan, PlannedScene } from './plan.ts';

type ProposedScene = EditionPlanAnswer['scenes'][number];

/** A quiz without questions, and a chapter without material, is no scene. */
const isEmpty = ({ type, chunks, questions, open }: PlannedScene): boolean =>
  isQuiz(type)
    ? chunks.length === 0 || questions + (open?.shortAnswers ?? 0) + (open?.caseStudies ?? 0) === 0
    : type === 'chapter' && chunks.length === 0;

/**
 * The plan of a study edition. Whatever proposed it is not trusted: chunks that are not there and scenes that are empty
 * are left out, and a quiz asks only about what a chapter before it tells.
 */
export const completeEdition = (
  { title, after = 0 }: Pick<GenerationSpec, 'title' | 'after'>,
  chunks: readonly Chunk[],
  proposal: EditionPlanAnswer,
): Plan => {
  const known = new Set(chunks.map(({ id }) => id));
  const taught = new Set<string>();
  const unlike = titleDeduplicator();
  const scenes: PlannedScene[] = [];
  const planned = ({ type, chunks: ids, questions, shortAnswers, caseStudies }: ProposedScene) => ({
    type,
    chunks: [...new Set(ids)].filter((id) => (isQuiz(type) ? taught : known).has(id)),
    questions: isQuiz(type) ? Math.max(0, questions) : 0,
    ...(isQuiz(type) && shortAnswers + caseStudies > 0 ? { open: { shortAnswers, caseStudies } } : {}),
  });
  for (const proposed of proposal.scenes) {
    const scene = { ...planned(proposed), order: after + scenes.length + 1, title: tidyLine(proposed.title) ?? '' };
    if (isEmpty(scene) || scene.title === '') continue;
    if (scene.type === 'chapter') for (const id of scene.chunks) taught.add(id);
    scenes.push({ ...scene, title: unlike(scene.title) });
  }
  return { ...describedBy(proposal, title, chunks), scenes };
};
