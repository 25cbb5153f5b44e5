import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import cdk from '../../../cdk.json' with { type: 'json' };
import { readArguments } from '../../../infra/deploy/arguments.ts';
import { type DeploySteps, deploy } from '../../../infra/deploy/deploy.ts';
import { isFirstDeployment } from '../../../infra/deploy/stack-state.ts';
import { synthesizedModels } from '../../../infra/deploy/synthesized.ts';
import { synthesize } from '../template.ts';

/** What a deployment does, in its order; `broken` is the step that fails. */
const deployed = async (typed: readonly string[], { first = false, broken = '' } = {}) => {
  const done: string[] = [];
  const step = (name: string) => {
    done.push(name);
    if (broken !== '' && name.startsWith(broken)) throw new Error(`${broken} is broken`);
  };
  const steps: DeploySteps = {
    build: async () => step('build'),
    cdk: async (args) => step(`cdk ${args.join(' ')}`),
    isFirst: async () => first,
    tryModel: async () => step('ask the model'),
    publish: async () => {
      step('publish');
      return true;
    },
    say: () => {},
  };
  const ended = await deploy(typed, steps).catch((error: Error) => error.message);
  return { done, ended };
};

const OUT = '--outputs-file cdk.out/outputs.json';

describe('a deployment', () => {
  it('hands what was typed to cdk, and asks the model before anything is deployed', async () => {
    const typed = ['-c', 'fabula:mapConcurrency=4', '--profile', 'sandbox', '--require-approval', 'never'];
    const { done, ended } = await deployed(typed);
    expect(done).toEqual([
      'build',
      'cdk synth --quiet -c fabula:mapConcurrency=4 --profile sandbox -c fabula:protection=on',
      'ask the model',
      `cdk deploy --all ${OUT} -c fabula:mapConcurrency=4 --profile sandbox --require-approval never -c fabula:protection=on`,
      'publish',
    ]);
    expect(ended).toBe(true);
  });

  it('that a model refuses deploys nothing and publishes nothing', async () => {
    const { done, ended } = await deployed([], { first: true, broken: 'ask the model' });
    expect(done.filter((step) => /deploy|publish/.test(step))).toEqual([]);
    expect(ended).toBe('ask the model is broken');
  });

  it('that is the first protects nothing until the stack is whole', async () => {
    const { done } = await deployed([], { first: true });
    expect(done.filter((step) => step.startsWith('cdk'))).toEqual([
      'cdk synth --quiet -c fabula:protection=off',
      `cdk deploy --all ${OUT} -c fabula:protection=off`,
      `cdk deploy --all ${OUT} -c fabula:protection=on`,
    ]);
    expect(done.at(-1)).toBe('publish');
  });

  it('that is the first and fails leaves nothing protected, so that it can be repeated', async () => {
    const { done } = await deployed([], { first: true, broken: 'cdk deploy' });
    expect(done.join()).not.toContain('protection=on');
    expect(done).not.toContain('publish');
  });

  it('leaves the protection to whoever sets it by hand', async () => {
    const { done } = await deployed(['-c', 'fabula:protection=off'], { first: true });
    expect(done.filter((step) => step.startsWith('cdk'))).toHaveLength(2);
    expect(done.join()).not.toContain('protection=on');
  });

  it('is one program, so that npm hands it what stands after the dashes', () => {
    const { scripts } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'));
    expect(scripts.deploy).toBe('node infra/deploy/main.ts');
    // The last command is the one that npm hands them to.
    expect(scripts.synth).toMatch(/&& cdk synth( -\w+)*$/);
  });
});

describe('what is typed', () => {
  it.each([
    [['--profile', 'a'], 'a', ['--profile', 'a']],
    [['--profile=a', '--hotswap'], 'a', ['--profile=a']],
    [['--context', 'x=1', '-y'], undefined, ['--context', 'x=1']],
    [['--context=x=1'], undefined, ['--context=x=1']],
    [[], undefined, []],
  ])('%j is read', (typed, profile, synth) => {
    expect(readArguments(typed)).toMatchObject({ all: typed, profile, synth });
  });

  it('without the value it needs is refused', () => {
    expect(() => readArguments(['--profile'])).toThrow('--profile needs a value');
  });
});

describe('whether it is the first', () => {
  const asked = (StackStatus: string) => {
    const cloud = mockClient(CloudFormationClient);
    cloud.on(DescribeStacksCommand).resolves({
      Stacks: [{ StackName: 'Fabula', CreationTime: new Date(), StackStatus: StackStatus as 'CREATE_COMPLETE' }],
    });
    return isFirstDeployment(new CloudFormationClient({ region: 'us-east-1' })).finally(() => cloud.restore());
  };

  it.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'CREATE_FAILED', 'REVIEW_IN_PROGRESS', 'DELETE_FAILED'])(
    'yes where a stack is %s',
    async (status) => expect(await asked(status)).toBe(true),
  );
  it.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED'])(
    'no where it is %s',
    async (status) => expect(await asked(status)).toBe(false),
  );

  const refused = (name: string, message: string) => {
    const cloud = mockClient(CloudFormationClient);
    cloud.on(DescribeStacksCommand).rejects(Object.assign(new Error(message), { name }));
    return isFirstDeployment(new CloudFormationClient({ region: 'us-east-1' })).finally(() => cloud.restore());
  };
  it('yes where there is none, and unknown to who may not ask', async () => {
    expect(await refused('ValidationError', 'Stack with id Fabula does not exist')).toBe(true);
    await expect(refused('AccessDenied', 'not authorized')).rejects.toThrow('not authorized');
  });
});

describe('a stack that has never been whole', () => {
  const stack = synthesize({ 'fabula:protection': 'off' });
  const kept = ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket'];

  it('leaves nothing behind that is in the way of the next attempt', () => {
    const policies = kept
      .flatMap((type) => stack.resources(type))
      .map(({ id, DeletionPolicy: policy }) => [id.replace(/[0-9A-F]{8}$/, ''), policy]);
    expect(Object.fromEntries(policies)).toEqual({
      DataTable: 'RetainExceptOnCreate',
      IdentityPool: 'RetainExceptOnCreate',
      FilesBucket: 'RetainExceptOnCreate',
      WebBucket: 'RetainExceptOnCreate',
      // Logs may lie in it by then; nothing asks for its name again.
      AccessLogsBucket: 'Retain',
    });
    stack.template.hasResourceProperties('AWS::Cognito::UserPool', { DeletionProtection: 'INACTIVE' });
    const [table] = stack.resources<{ Replicas: readonly { DeletionProtectionEnabled: boolean }[] }>(
      'AWS::DynamoDB::GlobalTable',
    );
    expect(table?.Properties.Replicas.map((one) => one.DeletionProtectionEnabled)).toEqual([false]);
  });

  it('names nothing as an attempt before has', () => {
    const buckets = stack
      .resources<{ BucketName?: object }>('AWS::S3::Bucket')
      .flatMap(({ Properties }) => Properties.BucketName ?? []);
    const logs = stack
      .resources<{ LogGroupName?: object }>('AWS::Logs::LogGroup')
      .flatMap(({ Properties }) => Properties.LogGroupName ?? []);
    const fixed = [
      'TableName',
      'UserPoolName',
      'QueueName',
      'FunctionName',
      'StateMachineName',
      'RoleName',
      'TopicName',
    ];
    for (const name of [...buckets, ...logs]) expect(JSON.stringify(name)).toContain('AWS::StackId');
    expect([buckets.length, logs.length]).toEqual([1, 2]);
    const named = Object.values(
      stack.template.toJSON()['Resources'] as Record<string, { Type: string; Properties?: object }>,
    )
      .filter(({ Type }) => /^AWS::(DynamoDB|Cognito|SQS|Lambda|StepFunctions|IAM::Role|SNS)/.test(Type))
      .flatMap(({ Type, Properties = {} }) =>
        Object.keys(Properties).filter(
          (key) => fixed.includes(key) && !/EventSource|Permission|InvokeConfig/.test(Type),
        ),
      );
    expect(named).toEqual([]);
  });
});

it('knows the model by what the stack tells its functions', () => {
  const [model, ...others] = synthesizedModels(JSON.stringify(synthesize().template.toJSON()));
  expect(model?.id).toMatch(/^us\.anthropic\./);
  expect(model?.regions.split(',')).toContain('us-east-1');
  expect(model?.environment).toMatchObject({ MODEL_ID: model?.id, MODEL_SCHEMA: expect.any(String) });
  expect(others).toEqual([]);
});

it('knows the larger model too, so that a deployment tries both [BILL-02]', () => {
  const larger = { ...cdk.context['fabula:model'], id: 'global.vendor.large', regions: ['us-east-1'] };
  const { template } = synthesize({ 'fabula:proModel': larger });
  const [, pro] = synthesizedModels(JSON.stringify(template.toJSON()));
  expect(pro).toMatchObject({ name: 'PRO_MODEL', id: 'global.vendor.large', regions: 'us-east-1' });
  expect(pro?.environment).toMatchObject({ PRO_MODEL_ID: 'global.vendor.large', PRO_MODEL_PRICE_INPUT: '0.11' });
});
