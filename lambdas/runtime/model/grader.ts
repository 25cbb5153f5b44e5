import type { Grader } from '../../domain/progress/find-points.ts';
import { modelGrader } from '../../domain/progress/model-grader.ts';
import { setting } from '../config.ts';
import { logger } from '../logs/logger.ts';
import { once } from '../once.ts';
import { model } from './model.ts';

/** None where the lessons are written without a language model: there, learners compare answers with their key points. */
export const grader = /* @__PURE__ */ once((): Grader | undefined =>
  setting('MODEL_TOPICS') === 'preset'
    ? undefined
    : modelGrader(model(), (error) => logger.warn('An answer was graded without the model', { error })),
);
