import type { SceneAnswer } from '../../domain/model/answers.ts';
import type { SceneTask } from '../../pipeline/prompts/tasks.ts';
import { worldOf } from '../frames/anchor.ts';
import type { Lesson } from '../lesson.ts';
import { abroad } from '../universes/abroad.ts';
import { answerBridge, answerOverview, answerRecap, answerSignposts, answerSummary } from './around.ts';
import { answerChapter } from './chapter.ts';
import { answerAnchored } from './likeness.ts';
import { answerOutline } from './outline.ts';

const writers: Readonly<Record<SceneTask['type'], (task: SceneTask, lesson: Lesson) => SceneAnswer>> = {
  overview: answerOverview,
  signposts: answerSignposts,
  chapter: answerChapter,
  recap: answerRecap,
  bridge: answerBridge,
  summary: answerSummary,
};

export const answerScene = (task: SceneTask, lesson: Lesson): SceneAnswer => {
  const { contract, material } = lesson;
  // The universes are told in English; in some languages the learner is asked for the pictures.
  const told = material.language.code === 'en' || abroad[material.language.code] !== undefined;
  const world = told ? worldOf(contract) : null;
  if (task.type === 'chapter' && world) return answerAnchored(task, lesson, world);
  if (task.type === 'overview' && contract.mode === 'traditional') return answerOutline(task, lesson);
  return writers[task.type](task, lesson);
};
