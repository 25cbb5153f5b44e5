import type { PlanAnswer } from '../../model/answers.ts';
import type { CheckContext } from '../../scene/checks/context.ts';
import { leakFindings } from '../../scene/checks/leak.ts';
import { markupFindings } from '../../scene/checks/markdown.ts';
import { tidyLine } from '../../scene/tidy.ts';
import type { Bible, ScenePoint } from './bible.ts';
import type { PlanProposal } from './complete-plan.ts';

const LONGEST = { line: 240, member: 120, cast: 3, description: 300 } as const;

type Checked = Pick<CheckContext, 'rules' | 'material'>;

/** A tidy line, or an empty one where it holds what no text may hold. */
const lineOf = (text: string, { rules, material }: Checked, longest: number = LONGEST.line): string => {
  // Read before the marks are gone that give it away
  const findings = [...markupFindings(text, material), ...leakFindings(text, rules, material)];
  return findings.length > 0 ? '' : (tidyLine(text, longest) ?? '');
};

/**
 * It goes into prompts and not to readers, but what is told from it does. Undefined where it says neither who tells the lesson nor
 * what runs through it.
 */
export const bibleFrom = (proposed: Bible, checked: Checked): Bible | undefined => {
  const line = (text: string): string => lineOf(text, checked);
  const bible = {
    narrator: line(proposed.narrator),
    place: line(proposed.place),
    cast: proposed.cast
      .slice(0, LONGEST.cast)
      .map((member) => lineOf(member, checked, LONGEST.member))
      .filter((member) => member !== ''),
    thread: line(proposed.thread),
    returns: line(proposed.returns),
  };
  return bible.narrator === '' && bible.thread === '' ? undefined : bible;
};

/** Undefined without a point. */
export const scenePointFrom = (proposed: ScenePoint, checked: Checked): ScenePoint | undefined => {
  const point = lineOf(proposed.point, checked);
  if (point === '') return undefined;
  const [means, limit, hook] = [proposed.means, proposed.limit, proposed.hook].map((text) => lineOf(text, checked));
  return { point, means: means ?? '', limit: limit ?? '', hook: hook ?? '' };
};

/** What a plan says, each line of it tidy or empty, and each chapter with its point if it has one. */
export const planFrom = (proposed: PlanAnswer, checked: Checked): PlanProposal => ({
  ...proposed,
  title: lineOf(proposed.title, checked),
  description: lineOf(proposed.description, checked, LONGEST.description),
  scenes: proposed.scenes.map((scene) => ({
    title: lineOf(scene.title, checked),
    chunks: scene.chunks,
    point: scenePointFrom(scene, checked),
  })),
});
