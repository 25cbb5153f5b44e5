import { afterEach, expect, it } from 'vitest';
import { tryModel } from '../../../infra/deploy/trial-call.ts';
import { bedrock } from '../../../lambdas/adapters/bedrock/client.ts';
import type { ModelSettings } from '../../../lambdas/adapters/bedrock/request.ts';
import { type BedrockOptions, startBedrock } from '../../../local/bedrock/bedrock.ts';
import type { LocalModel, ModelError, ModelRequest } from '../../../local/bedrock/local-model.ts';

const settings: ModelSettings = {
  modelId: 'us.anthropic.claude-haiku-5-5',
  schemaMode: 'forced',
  effort: undefined,
  thinking: 'disabled',
  headroomTokens: 0,
};
const usage = { inputTokens: 200, outputTokens: 60 };
const plan = {
  title: 'Boiling',
  description: 'When water boils.',
  category: 'Science',
  subcategory: 'Physics',
  tags: { industry: [], exam: [], tool: [], pedagogy: [] },
  scenes: [{ title: 'Sea level', chunks: ['c1'] }],
};

const environment = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Asks a stand-in for Bedrock as a deployment does; answers what it has refused for, or nothing. */
const tryCall = async (answer: LocalModel, options: Partial<BedrockOptions> = {}, model = settings) => {
  const service = await startBedrock({ answer, ...options });
  const before = { ...process.env };
  Object.assign(process.env, environment, { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: service.endpoint });
  cleanups.push(
    () => service.close(),
    () => Object.assign(process.env, before),
  );
  cleanups.push(() => {
    delete process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'];
  });
  return tryModel(bedrock(), model, 'us-east-1').then(
    () => '',
    (error: Error) => error.message,
  );
};

it('finds nothing wrong with a model that answers a real schema of the product', async () => {
  const asked: ModelRequest[] = [];
  const answer: LocalModel = async (request) => {
    asked.push(request);
    return { output: plan, usage };
  };
  expect(await tryCall(answer)).toBe('');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.answerAs).toMatchObject({ kind: 'tool', name: 'lesson_plan', forced: true });
  expect(asked[0]?.maxTokens).toBeLessThan(1_000);
});

const refusing =
  (type: ModelError['type'], message: string): LocalModel =>
  async () => ({ error: { type, message } });

it.each<[string, ModelError['type'], string, RegExp]>([
  ['no access', 'AccessDeniedException', 'You don’t have access to the model', /enable it[\s\S]*bedrock:InvokeModel/],
  [
    'the form of use cases',
    'ResourceNotFoundException',
    'Model use case details have not been submitted for this account.',
    /Submit use case\s+details/,
  ],
  [
    'a bare name where a profile is wanted',
    'ValidationException',
    'Invocation of model ID with on-demand throughput isn’t supported.',
    /inference profile[\s\S]*schema/,
  ],
  ['a quota of nothing', 'ThrottlingException', 'Too many tokens per day', /Service Quotas/],
  ['a quota', 'ServiceQuotaExceededException', 'Over the quota', /Service Quotas/],
  ['what nobody foresaw', 'ModelErrorException', 'The model failed', /deploy again/],
])('says what to do about %s', async (_, type, message, advice) => {
  const said = await tryCall(refusing(type, message));
  expect(said).toContain('us.anthropic.claude-haiku-5-5 refused a trial in us-east-1, so nothing was deployed');
  expect(said).toContain(`${type}: ${message}`);
  expect(said).toMatch(advice);
});

it('finds a model that cannot be held to a form in the way that is configured', async () => {
  const said = await tryCall(async () => ({ output: plan, usage }), { limitsOf: () => ({ noForcedTool: true }) });
  expect(said).toContain('ValidationException');
  expect(said).toContain('schema ("forced", "offered", "native")');
});

it('finds a model whose answers do not fit', async () => {
  const said = await tryCall(async () => ({ output: { title: 'Only a title' }, usage }));
  expect(said).toContain('ModelRefused');
  expect(said).toContain('Try another "schema"');
});

it('finds that there are no credentials', async () => {
  const nobody = Object.assign(new Error('Could not load credentials from any providers'), {
    name: 'CredentialsProviderError',
  });
  const said = await tryModel(() => Promise.reject(nobody), settings, 'us-east-1').catch(
    (error: Error) => error.message,
  );
  expect(said).toContain('npm run deploy -- --profile NAME');
});
