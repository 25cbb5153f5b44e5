import validate from 'asl-validator';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { type FunctionName, functions } from '../../lambdas/functions.ts';
import { allGrants } from './grants.ts';
import { asText, synthesize, type Value } from './template.ts';

const stack = synthesize();
const { template } = stack;
const machineOf = ({ resources }: typeof stack) =>
  resources<{ DefinitionString: Value; StateMachineType: string }>('AWS::StepFunctions::StateMachine').find(({ id }) =>
    id.startsWith('Pipeline'),
  );
const machine = machineOf(stack);
const text = asText(machine!.Properties.DefinitionString);
const invoked = new Set([...text.matchAll(/<(\w+)Function\.Arn>/g)].map(([, name]) => name as FunctionName));

describe('the workflow', () => {
  it('is a valid definition', () => {
    const arn = 'arn:aws:lambda:us-east-1:111122223333:function:f';
    const result = validate(JSON.parse(text.replaceAll(/<\w+Function\.Arn>/g, arn)));
    expect(result.errorsText('\n')).toBe('');
    expect(result.isValid).toBe(true);
  });

  it('is a standard one: a lesson may take longer than five minutes, and its history is worth reading', () => {
    expect(machine?.Properties.StateMachineType).toBe('STANDARD');
  });

  it('calls every step there is, and nothing that is not a step', () => {
    const steps = Object.entries(functions).flatMap(([name, { trigger }]) => (trigger === 'step' ? [name] : []));
    expect([...invoked].sort()).toEqual(steps.sort());
  });

  it('may invoke what it calls and nothing else', () => {
    const may = allGrants(stack).filter(({ action }) => action === 'lambda:InvokeFunction');
    const jobs = Object.entries(functions).flatMap(([name, { trigger }]) => (trigger === 'job' ? [name] : []));
    expect(may.map((grant) => grant.resource).sort()).toEqual(
      [...invoked, ...jobs].map((name) => `<${name}Function.Arn>`).sort(),
    );
  });

  it('ends by itself, later than any of its steps', () => {
    const { TimeoutSeconds: seconds } = JSON.parse(text) as { TimeoutSeconds: number };
    expect(seconds).toBeGreaterThan(Math.max(...[...invoked].map((name) => functions[name].timeoutSeconds)));
  });

  it('writes its scenes as many at a time as the settings say, twice as many for Pro, and one where a computer of one’s own writes [BILL-02]', () => {
    const other = synthesize({ 'fabula:mapConcurrency': 3 });
    const changed = machineOf(other);
    expect(text).toContain('States.Array(8, 16, 1)');
    expect(asText(changed!.Properties.DefinitionString)).toContain('States.Array(3, 6, 1)');
  });

  it('logs states without the ids and reasons that run through them', () => {
    template.hasResourceProperties('AWS::StepFunctions::StateMachine', {
      LoggingConfiguration: { IncludeExecutionData: false, Level: 'ALL' },
    });
  });
});

describe('an execution that ends without recording why', () => {
  it('is told to executionEnded, or a card would stay at work for ever', () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      State: 'ENABLED',
      EventPattern: {
        source: ['aws.states'],
        'detail-type': ['Step Functions Execution Status Change'],
        detail: { status: ['FAILED', 'TIMED_OUT', 'ABORTED'], stateMachineArn: [{ Ref: machine!.id }] },
      },
    });
  });

  it('is kept where an alarm watches when it cannot be delivered, and when it cannot be recorded', () => {
    const rule = stack
      .resources<{ Targets: { DeadLetterConfig: { Arn: Value } }[] }>('AWS::Events::Rule')
      .find(({ id }) => id.startsWith('Pipeline'));
    expect(rule?.Properties.Targets.map((target) => asText(target.DeadLetterConfig.Arn))).toEqual([
      '<ExecutionEndedDeadLetters.Arn>',
    ]);
    const [invocation] = stack.resources<{ DestinationConfig: { OnFailure: { Destination: Value } } }>(
      'AWS::Lambda::EventInvokeConfig',
    );
    expect(asText(invocation!.Properties.DestinationConfig.OnFailure.Destination)).toBe(
      '<ExecutionEndedDeadLetters.Arn>',
    );
  });

  it('is delivered and recorded for six hours before it is given up', () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      Targets: [Match.objectLike({ RetryPolicy: { MaximumRetryAttempts: 8, MaximumEventAgeInSeconds: 6 * 3_600 } })],
    });
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      MaximumRetryAttempts: 2,
      MaximumEventAgeInSeconds: 6 * 3_600,
    });
  });

  it('is kept long enough to be looked at after a weekend', () => {
    template.allResourcesProperties('AWS::SQS::Queue', Match.objectLike({ MessageRetentionPeriod: 14 * 86_400 }));
  });
});
