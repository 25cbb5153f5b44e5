import type { Tool, ToolConfiguration } from '@aws-sdk/client-bedrock-runtime';
import { answerForms, type FormName } from '../../domain/model/model-calls.ts';
import { jsonSchemaOf } from './json-schema.ts';

type Prompt = (typeof answerForms)[FormName]['prompt'];
type InputSchema = NonNullable<NonNullable<NonNullable<Tool['toolSpec']>['inputSchema']>['json']>;

const formNames = Object.keys(answerForms) as FormName[];

const toolFor = (form: FormName): Tool => ({
  toolSpec: {
    name: form,
    description: `Takes the finished answer: ${answerForms[form].holds}.`,
    inputSchema: { json: jsonSchemaOf(answerForms[form].schema) as InputSchema },
  },
});

const toolsByPrompt = new Map<Prompt, Tool[]>();

/**
 * The same list, in the same order, for all calls that share a prompt prefix. The provider's cache includes the tools
 * before the prompt: a different list would invalidate it, a different `toolChoice` does not.
 */
const toolsFor = (prompt: Prompt): Tool[] => {
  const cached = toolsByPrompt.get(prompt);
  if (cached) return cached;
  const tools = formNames.filter((form) => answerForms[form].prompt === prompt).map(toolFor);
  toolsByPrompt.set(prompt, tools);
  return tools;
};

/** `forced`: the model must call the tool of this form. Otherwise the prompt asks it to. */
export const toolConfigFor = (form: FormName, forced: boolean): ToolConfiguration => ({
  tools: toolsFor(answerForms[form].prompt),
  toolChoice: forced ? { tool: { name: form } } : { auto: {} },
});
