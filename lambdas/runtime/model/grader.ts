import type { Grader } from '../../domain/progress/find-points.ts';
import { modelGrader } from '../../domain/progress/model-grader.ts';
import { setting } from '../config.ts';
import { lazy } from '../lazy.ts';
import { logger } from '../logs/logger.ts';
import { model } from './model.ts';

const asked = /* @__PURE__ */ lazy(
  (): Grader => modelGrader(model(), (error) => logger.warn('An answer was graded without the model', { error })),
);

/** Undefined without a language model: learners then compare their answers with the key points themselves. */
export const grader = (): Grader | undefined => (setting('MODEL_TOPICS') === 'preset' ? undefined : asked());
