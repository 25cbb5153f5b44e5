import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import { createModel } from '../../../lambdas/adapters/bedrock/model.ts';
import type { Converse } from '../../../lambdas/adapters/bedrock/request.ts';
import type { Model } from '../../../lambdas/domain/model/model.ts';
import { estimateTokens } from '../../../lambdas/pipeline/prompts/tokens.ts';
import { answerFile, openPromptFolder } from './prompt-folder.ts';
import { differenceFrom, promptTextOf } from './prompt-text.ts';

export interface ByHandOptions {
  readonly folder: string;
  /** Only kept answers: a prompt that is not in the folder is a fault and not a question. */
  readonly replay: boolean;
  readonly say: (line: string) => void;
  readonly pollMs?: number;
}

export interface ByHandModel {
  readonly model: Model;
  /** What a replay was asked that nobody has answered, also where a step went on without it. */
  readonly faults: () => readonly string[];
  /** What was said, and what of the folder nobody asked for. */
  readonly summary: () => string;
}

/** A replay was asked what nobody has answered. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
}

const POLL_MS = 400;

/** Waits for the file. It counts once it has kept its size for a while: whoever writes it may not be done. */
const waitForAnswer = async (folder: string, number: string, pollMs: number): Promise<string> => {
  for (let before = ''; ; await sleep(pollMs)) {
    const file = answerFile(folder, number);
    if (file === undefined) continue;
    const { size, mtimeMs } = statSync(file);
    const now = `${file}/${size}/${mtimeMs}`;
    if (size > 0 && now === before) return readFileSync(file, 'utf8');
    before = now;
  }
};

/**
 * A model whose prompts are files and whose answers are files of the same number: any model without an API, or a person,
 * can answer. Everything else is the product's own way to a provider: one answer that does not fit its schema is asked
 * for again with the reason.
 */
export const openByHand = ({ folder, replay, say, pollMs = POLL_MS }: ByHandOptions): ByHandModel => {
  const prompts = openPromptFolder(folder);
  const faults: string[] = [];
  const spent = { calls: 0, inputTokens: 0, outputTokens: 0 };

  const unknown = (form: string, text: string): Error => {
    const found = differenceFrom(
      text,
      prompts.unused().filter((kept) => kept.form === form),
    );
    const changed = found
      ? `The prompt "${form}" has changed. Nearest is ${found.nearest.number}:\n  was: …${found.was}…\n  is:  …${found.is}…`
      : `The prompt "${form}" is one more than there are answers for.`;
    faults.push(changed);
    return new NotAnswered(changed);
  };

  const answerTo = async (form: string, text: string): Promise<string> => {
    const kept = prompts.take(form, text);
    const file = kept && answerFile(folder, kept.number);
    if (replay) {
      if (!file) throw unknown(form, text);
      return readFileSync(file, 'utf8');
    }
    const { number } = kept ?? prompts.add(form, text);
    if (!file) say(`${path.join(folder, `${number}-${form}.prompt.md`)} waits for ${number}.answer.json`);
    return waitForAnswer(folder, number, file ? 0 : pollMs);
  };

  const converse: Converse = async (input): Promise<ConverseCommandOutput> => {
    const { form, text } = promptTextOf(input);
    const answer = await answerTo(form, text);
    const usage = { inputTokens: estimateTokens(text), outputTokens: estimateTokens(answer) };
    spent.calls += 1;
    spent.inputTokens += usage.inputTokens;
    spent.outputTokens += usage.outputTokens;
    return {
      $metadata: {},
      output: { message: { role: 'assistant', content: [{ text: answer }] } },
      stopReason: 'end_turn',
      usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens },
      metrics: { latencyMs: 0 },
    };
  };

  const settings = {
    modelId: 'by-hand',
    schemaMode: 'native',
    effort: undefined,
    thinking: 'default',
    headroomTokens: 0,
  } as const;
  const model = createModel(converse, settings);
  return {
    // Nobody is hurried: the patience that a call has is one for machines
    model: { ...model, complete: (call) => model.complete({ ...call, timeoutMs: undefined }) },
    faults: () => faults,
    summary: () => {
      const { calls, inputTokens, outputTokens } = spent;
      const left = prompts.unused().map(({ number }) => number);
      const unasked = left.length > 0 ? `; not asked for: ${left.join(', ')}` : '';
      return `calls: ${calls}, tokens asked about ${inputTokens}, answered about ${outputTokens}${unasked}`;
    },
  };
};
