import { detectLanguage } from '../../../../lambdas/domain/material/detect-language.ts';
import { languageFor } from '../../../../lambdas/engine/languages/languages.ts';
import { levelOf } from '../../../../lambdas/engine/level.ts';
import { materialOf } from '../../../../lambdas/engine/material.ts';
import type { Template } from '../../../../lambdas/engine/quiz/candidate.ts';
import { questionsOn } from '../../../../lambdas/engine/quiz/candidates.ts';
import { chunksOf } from '../teach.ts';

export interface Asked {
  readonly question: string;
  readonly key: string;
  readonly wrong: readonly string[];
  readonly quote: string;
}

/** What the engine would ask of a text, of one kind. */
export const asked = (text: string, kind: Template): Asked[] => {
  const chunks = chunksOf(text);
  const material = materialOf(chunks, languageFor(detectLanguage(text), chunks));
  const level = levelOf({ targetAudience: 'college', difficultyLevel: 'intermediate' });
  return questionsOn({ material, level }, material.chunks)
    .filter(({ candidate }) => candidate.template === kind)
    .map(({ candidate: { question, key, quote }, distractors }) => ({ question, key, wrong: distractors, quote }));
};
