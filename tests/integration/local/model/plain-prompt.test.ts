import { BedrockRuntimeClient, ConverseCommand, type ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import { expect, it, onTestFinished } from 'vitest';
import { startBedrock } from '../../../../local/bedrock/bedrock.ts';
import { engineModel } from '../../../../local/stack/model/engine-model.ts';

const ask = async (more: Partial<ConverseCommandInput> = {}) => {
  const bedrock = await startBedrock({ answer: engineModel({ delayMs: 0 }) });
  onTestFinished(() => bedrock.close());
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new BedrockRuntimeClient({
    endpoint: bedrock.endpoint,
    region: 'eu-central-1',
    credentials,
    maxAttempts: 1,
  });
  const messages: ConverseCommandInput['messages'] = [{ role: 'user', content: [{ text: 'Who are you?' }] }];
  return client.send(new ConverseCommand({ modelId: 'fabula.basic-engine', messages, ...more }));
};

it('says what it is to whom asks anything, as a model would', async () => {
  const { output, stopReason, usage } = await ask();
  expect(output?.message?.content?.[0]?.text).toContain('embedded engine');
  expect(stopReason).toBe('end_turn');
  expect(usage?.outputTokens).toBeGreaterThan(0);
});

it('fails as a model does where a shape is asked for that it cannot fill', async () => {
  const schema = JSON.stringify({
    type: 'object',
    properties: { name: { type: 'string' } },
    required: ['name'],
    additionalProperties: false,
  });
  const outputConfig = { textFormat: { type: 'json_schema', structure: { jsonSchema: { schema, name: 'who' } } } };
  const asked = ask({ outputConfig } as Partial<ConverseCommandInput>);
  await expect(asked).rejects.toMatchObject({ name: 'ModelErrorException' });
});
