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

const made = new Map<Prompt, Tool[]>();

/**
 * The same list, in the same order, for every call whose prompt begins alike. Tools stand before the prompt in what a
 * provider caches: another list would empty the cache, another choice among them does not.
 */
const toolsFor = (prompt: Prompt): Tool[] => {
  const before = made.get(prompt);
  if (before) return before;
  const tools = formNames.filter((form) => answerForms[form].prompt === prompt).map(toolFor);
  made.set(prompt, tools);
  return tools;
};

/** `forced`: the model must call the tool of this form. Else it is told to. */
export const toolConfigFor = (form: FormName, forced: boolean): ToolConfiguration => ({
  tools: toolsFor(answerForms[form].prompt),
  toolChoice: forced ? { tool: { name: form } } : { auto: {} },
});
