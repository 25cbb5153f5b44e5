import { App, type CfnResource, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../infra/settings.ts';
import { functions } from '../../lambdas/functions.ts';
import { endpoints } from '../../shared/contract/contract.ts';
import { newStack } from './synthesized.ts';
import { synthesize } from './template.ts';

const stack = synthesize();

describe('the stack', () => {
  it('leaves room below CloudFormation’s 500 resources when the contract has its eighty rows', () => {
    expect(stack.types.length + (80 - endpoints.length)).toBeLessThan(300);
  });

  it('has nothing that is billed by the hour', () => {
    const hourly =
      /EC2|RDS|ElastiCache|OpenSearch|ElasticLoadBalancing|NatGateway|KMS::Key|WAFv2|SecretsManager|Kinesis/;
    expect(stack.types.filter((type) => hourly.test(type))).toEqual([]);
  });

  it('deploys every function of the table and no other', () => {
    const deployed = stack.resources<{ Handler: string }>('AWS::Lambda::Function').map(({ id }) => id);
    for (const name of Object.keys(functions))
      expect(deployed.some((id) => id.startsWith(`${name}Function`))).toBe(true);
    expect(deployed.length).toBe(Object.keys(functions).length);
  });

  it('reserves no concurrency: a new account has ten executions at a time for everything', () => {
    const reserved = stack
      .resources<{ ReservedConcurrentExecutions?: number }>('AWS::Lambda::Function')
      .filter(({ Properties }) => Properties.ReservedConcurrentExecutions !== undefined);
    expect(reserved).toEqual([]);
  });

  it('keeps every log for a month and none for ever', () => {
    stack.template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  it('keeps what people made when it goes', () => {
    const kept = ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket'];
    for (const type of kept)
      for (const { id, DeletionPolicy: policy } of stack.resources(type)) expect(policy, id).toMatch(/^Retain/);
  });

  it('fails to synthesize with a property that CloudFormation would refuse', () => {
    const { stack: broken } = newStack();
    const fn = broken.node.findChild('account').node.findChild('Function').node.defaultChild as CfnResource;
    fn.addPropertyOverride('MemorySize', 999_999);
    expect(() => Template.fromStack(broken)).toThrow(/MemorySize|Validation failed/);
  });
});

describe('the rules of AwsSolutions', () => {
  const { app, stack: checked } = newStack();

  const reasons = (root: IConstruct): readonly (readonly [string, string])[] =>
    root.node
      .findAll()
      .flatMap(({ node }) => node.metadata)
      .filter((entry) => entry.type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap((entry) => Object.entries(entry.data as Readonly<Record<string, string>>))
      .map(([id, reason]) => [/AwsSolutions-(\w+)/.exec(id)?.[1] ?? id, reason]);

  it('find nothing that is not accepted with a reason', () => {
    const { violations } = new AwsSolutionsChecks(app).validateScope(app);
    expect(violations.map((violation) => violation.ruleName)).toEqual([]);
  });

  it('are excepted ten times at most', () => {
    const rules = [...new Set(reasons(checked).map(([rule]) => rule))].sort();
    const excepted = ['APIG1', 'APIG4', 'CFR1', 'CFR2', 'CFR4', 'COG1', 'COG2', 'COG8', 'IAM5', 'SQS3'];
    expect(rules).toEqual(excepted);
  });

  it('are excepted with a reason that says something', () => {
    for (const [rule, reason] of reasons(checked)) expect(reason, rule).toMatch(/^.{20,}\.$/);
  });
});

describe('the settings', () => {
  const settings = (context: Record<string, unknown>) => readSettings(new App({ context }));
  const model = {
    id: 'us.vendor.m',
    regions: ['us-east-1'],
    price: { input: 1, output: 1, cacheRead: 1, cacheWrite: 1 },
  };

  it('may come from the command line, where everything is text', () => {
    const read = settings({ 'fabula:model': model, 'fabula:mapConcurrency': '4', 'fabula:monthlyBudget': '20' });
    expect(read).toMatchObject({ mapConcurrency: 4, monthlyBudget: 20 });
    expect(settings({ 'fabula:model': JSON.stringify(model) }).model).toMatchObject(model);
  });

  it('stop the synthesis by the name of what is wrong', () => {
    expect(() => settings({ 'fabula:model': model, 'fabula:mapConcurrency': '400' })).toThrow('mapConcurrency');
    expect(() => settings({})).toThrow('model');
    expect(() => settings({ 'fabula:model': '{ "id": ' })).toThrow('model');
  });
});
