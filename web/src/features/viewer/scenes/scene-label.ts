import { PASS_MARK } from '../../../../../shared/catalogue/limits.ts';
import type { Progress } from '../../../../../shared/model/learning/progress.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import type { SceneType } from '../../../../../shared/model/session/scene-type.ts';
import { commonTexts } from '../../../texts/common.ts';
import { isCompleted } from '../../progress/progress-view.ts';
import { viewerTexts } from '../texts.ts';

export const typeLabels: Record<SceneType, string> = {
  overview: commonTexts.overview,
  signposts: viewerTexts.signpostsKind,
  recap: viewerTexts.recapKind,
  bridge: viewerTexts.bridgeKind,
  chapter: viewerTexts.chapterKind,
  quiz: viewerTexts.quizKind,
  summary: commonTexts.summary,
  assessment: commonTexts.assessment,
};

export type SceneMark = 'done' | 'missed' | 'open' | 'writing' | 'next';

/** The first unwritten scene is being written, the others wait; without a running generation none is. */
export const sceneMark = (scene: Scene, entry: Progress | undefined, first: Scene | undefined): SceneMark => {
  if (scene.state === 'stub') return scene === first ? 'writing' : 'next';
  if (!isCompleted(entry)) return 'open';
  // Completed but not passed: a tick that is not green
  return entry?.mastery_score != null && entry.mastery_score < PASS_MARK ? 'missed' : 'done';
};

const after: Record<SceneMark, string> = {
  done: '',
  missed: '',
  open: '',
  writing: viewerTexts.rowWriting,
  next: viewerTexts.rowNext,
};

export const sceneLabel = (type: SceneType, mark: SceneMark, checking: boolean): string =>
  typeLabels[type] + (checking ? viewerTexts.rowChecking : after[mark]);

/** Whether somebody is still to read what stands; nobody is, once the lesson is not being written any more. */
export const isBeingChecked = ({ state, check }: Scene, writing: boolean): boolean =>
  writing && state === 'written' && check?.state === 'waiting';
