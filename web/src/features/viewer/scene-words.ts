import type { Scene } from '../../../../shared/model/scene.ts';
import type { SceneType } from '../../../../shared/model/scene-type.ts';
import { viewerTexts } from '../../texts/viewer.ts';

export const typeLabels: Record<SceneType, string> = {
  overview: viewerTexts.overview,
  signposts: viewerTexts.signposts,
  recap: viewerTexts.recap,
  bridge: viewerTexts.bridge,
  chapter: viewerTexts.chapter,
  quiz: viewerTexts.quiz,
  summary: viewerTexts.summary,
  assessment: viewerTexts.assessment,
};

export type SceneMark = 'done' | 'open' | 'writing' | 'next' | 'failed';

/** The first stub is being written, the others wait; without a generation at work nothing of it goes on. */
export const sceneMark = (scene: Scene, { completed, first }: { completed: boolean; first: Scene | undefined }) => {
  if (scene.state === 'failed') return 'failed';
  if (scene.state === 'stub') return scene === first ? 'writing' : 'next';
  return completed ? 'done' : 'open';
};

const after: Record<SceneMark, string> = {
  done: '',
  open: '',
  writing: viewerTexts.beingWritten,
  next: viewerTexts.upNext,
  failed: viewerTexts.couldNotBeWritten,
};

export const sceneLabel = (type: SceneType, mark: SceneMark): string => typeLabels[type] + after[mark];
