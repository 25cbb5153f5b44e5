import type { SceneAnswer } from '../../pipeline/prompts/answers.ts';
import type { SceneTask } from '../../pipeline/prompts/tasks.ts';
import type { Lesson } from '../lesson.ts';
import { answerBridge, answerOverview, answerRecap, answerSignposts, answerSummary } from './around.ts';
import { answerChapter } from './chapter.ts';

const writers: Readonly<Record<SceneTask['type'], (task: SceneTask, lesson: Lesson) => SceneAnswer>> = {
  overview: answerOverview,
  signposts: answerSignposts,
  chapter: answerChapter,
  recap: answerRecap,
  bridge: answerBridge,
  summary: answerSummary,
};

export const answerScene = (task: SceneTask, lesson: Lesson): SceneAnswer => writers[task.type](task, lesson);
