import type { ModelLimits } from './local-model.ts';

/**
 * What the models of Bedrock refuse, from their documentation and from reports about Converse: models after Claude 4.6
 * refuse structured output there ("output_config.format: Extra inputs are not permitted") and sampling parameters, and
 * think unless it is disabled.
 */
const families: readonly (readonly [id: RegExp, limits: ModelLimits])[] = [
  [
    /claude-sonnet-5-5/,
    { noForcedTool: true, noSchema: 'extra', noSampling: true, thinks: ['adaptive', 'between_tools'] },
  ],
  [/claude-opus-5-5/, { noForcedTool: true, noSchema: 'extra', noSampling: true, thinks: ['adaptive'] }],
  [/claude-haiku-5-5/, { noSchema: 'extra', noSampling: true, thinks: ['adaptive', 'disabled'] }],
  [/claude-haiku-4-5/, { noSchema: 'extra' }],
  [/amazon\.nova/, { noSchema: 'unsupported', noThinkingField: true }],
];

/** An unknown model has no limits. */
export const limitsOf = (modelId: string): ModelLimits => families.find(([id]) => id.test(modelId))?.[1] ?? {};
