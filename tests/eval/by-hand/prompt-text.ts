import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';

/** What a person or any model is asked: everything that a provider would be told. */
export interface WrittenPrompt {
  readonly form: string;
  readonly text: string;
}

/** One request with native structured output as a text to hand to somebody. */
export const promptTextOf = ({ system, messages, outputConfig }: ConverseCommandInput): WrittenPrompt => {
  const { name: form = '', schema = '' } = outputConfig?.textFormat?.structure?.jsonSchema ?? {};
  const said = [system?.[0]?.text, messages?.[0]?.content?.[0]?.text];
  if (said.includes(undefined) || schema === '') throw new TypeError('A request without prompt or schema');
  const [rules, task] = said;
  const text = [
    'Answer with one JSON object that fits the schema at the end, and with nothing else.',
    `# System\n\n${rules}`,
    `# Task\n\n${task}`,
    `# Schema of the answer\n\n\`\`\`json\n${JSON.stringify(JSON.parse(schema), null, 2)}\n\`\`\``,
  ].join('\n\n');
  return { form, text: `${text}\n` };
};

/** Characters shown on either side of where two prompts part. */
const AROUND = 70;

const commonLines = (one: string, other: string): number => {
  const lines = new Set(other.split('\n'));
  return one.split('\n').filter((line) => lines.has(line)).length;
};

const around = (text: string, at: number): string =>
  text.slice(Math.max(0, at - AROUND), at + AROUND).replace(/\s+/g, ' ');

/** Where a prompt parts from the one among `kept` that is most like it; undefined where there is none to compare. */
export const differenceFrom = <T extends { readonly prompt: string }>(
  prompt: string,
  kept: readonly T[],
): { readonly nearest: T; readonly was: string; readonly is: string } | undefined => {
  const [nearest] = kept.toSorted((one, other) => commonLines(prompt, other.prompt) - commonLines(prompt, one.prompt));
  if (!nearest) return undefined;
  let at = 0;
  while (at < prompt.length && prompt[at] === nearest.prompt[at]) at += 1;
  return { nearest, was: around(nearest.prompt, at), is: around(prompt, at) };
};
