import type { GenerationSpec } from '../../domain/generation/spec.ts';
import type { Model } from '../../domain/model/model.ts';
import { noUsage, sumUsage, type TokenUsage } from '../../domain/model/token-usage.ts';
import { tidyLine } from '../../domain/scene/tidy.ts';
import { materialPrompt } from '../prompts/material-prompt.ts';
import type { MaterialTask } from '../prompts/tasks.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { ask } from './ask.ts';

/** Length of the text, by the number of scenes. */
const WORDS_A_SCENE = 100;
const WORDS = { least: 500, most: 1_800 } as const;

const wordsFor = ({ sceneTarget }: GenerationSpec): MaterialTask['words'] => {
  const max = Math.min(WORDS.most, Math.max(2 * WORDS.least, WORDS_A_SCENE * sceneTarget));
  return { min: Math.round(max / 2), max };
};

/** Writes a text on the topic. One that fails the checks is requested once more with the reasons, then given up. */
export const writeMaterial = async (
  model: Model,
  spec: GenerationSpec,
): Promise<{ readonly text: string | undefined; readonly usage: TokenUsage }> => {
  const prompt = materialPrompt(spec);
  const words = wordsFor(spec);
  let usage = noUsage;
  let reasons: readonly string[] = [];
  for (const name of ['source', 'source_repair'] as const) {
    const answer = await ask(model, {
      name,
      ...prompt.call({ kind: 'source', words, ...(reasons.length > 0 ? { reasons } : {}) }),
      maxTokens: answerTokens.source(words.max),
    });
    usage = sumUsage(usage, answer.usage);
    if (!answer.value) continue;
    const title = tidyLine(answer.value.title);
    const text = [title ? `# ${title}` : '', answer.value.text.trim()].filter((part) => part !== '').join('\n\n');
    const { sourceFindings } = await import('../../domain/scene/checks/source-findings.ts');
    reasons = sourceFindings(text, { words, rules: prompt.rules }).map(({ reason }) => reason);
    if (reasons.length === 0) return { text, usage };
  }
  return { text: undefined, usage };
};
