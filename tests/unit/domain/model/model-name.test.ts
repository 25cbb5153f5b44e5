import { describe, expect, it } from 'vitest';
import { modelName } from '../../../../lambdas/domain/model/model-name.ts';

describe('the name of a model of Bedrock', () => {
  it('is its id in words, without region, provider and version', () => {
    expect(modelName('us.anthropic.claude-haiku-5-5')).toBe('Claude Haiku 5.5');
    expect(modelName('anthropic.claude-sonnet-4-20250514-v1:0')).toBe('Claude Sonnet 4');
    expect(modelName('amazon.nova-2-lite-v1:0')).toBe('Nova 2 Lite');
    expect(modelName('arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.amazon.nova-pro-v1:0')).toBe(
      'Nova Pro',
    );
  });
});
