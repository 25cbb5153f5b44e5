import validate from 'asl-validator';
import { describe, expect, it } from 'vitest';
import { type FunctionName, functions } from '../../lambdas/functions.ts';
import { allGrants } from './grants.ts';
import { asText, functionNamed, synthesize, type Value } from './template.ts';

const sender = 'hello@fabula.example';
const stack = synthesize();
const mailing = synthesize({ 'fabula:mailSender': sender, 'fabula:accountDeletion': 'off' });
const machine = stack
  .resources<{ DefinitionString: Value }>('AWS::StepFunctions::StateMachine')
  .find(({ id }) => id.startsWith('Errands'));
const text = asText(machine!.Properties.DefinitionString);

describe('jobs', () => {
  it('are a valid definition that calls every function there is for one', () => {
    const arn = 'arn:aws:lambda:us-east-1:111122223333:function:f';
    expect(validate(JSON.parse(text.replaceAll(/<\w+Function\.Arn>/g, arn))).errorsText('\n')).toBe('');
    const called = new Set([...text.matchAll(/<(\w+)Function\.Arn>/g)].map(([, name]) => name as FunctionName));
    const made = Object.entries(functions).flatMap(([name, { trigger }]) => (trigger === 'job' ? [name] : []));
    expect([...called].sort()).toEqual(made.sort());
  });

  it('try a deletion for days, so that a half-done one finishes [SET-15]', () => {
    const { States: states } = JSON.parse(text) as { States: { Delete: { Retry: { MaxAttempts: number }[] } } };
    expect(states.Delete.Retry[0]).toMatchObject({ MaxAttempts: 100, MaxDelaySeconds: 3_600 });
  });
});

describe('mails', () => {
  const grants = allGrants(mailing).filter(({ action }) => action.startsWith('ses:'));
  const told = (from: typeof stack, name: FunctionName) => functionNamed(from, name).Properties.Environment.Variables;

  it('are sent by nobody where no sender is configured, and everybody who asks knows it', () => {
    expect(allGrants(stack).filter(({ action }) => action.startsWith('ses:'))).toEqual([]);
    for (const name of ['leaving', 'notify', 'tableChanges', 'remind', 'remindReviews'] as const)
      expect(told(stack, name)['MAIL_SENDER'], name).toBeUndefined();
  });

  it('come from the one sender alone, known to SES by its address or its domain', () => {
    expect(grants.map(({ action, resource }) => `${action} ${resource}`).sort()).toEqual([
      'ses:SendEmail arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/fabula.example',
      `ses:SendEmail arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/${sender}`,
    ]);
    const policies = mailing.resources<{
      PolicyDocument: { Statement: readonly { Action: string; Condition?: unknown }[] };
    }>('AWS::IAM::Policy');
    const [statement] = policies.flatMap(({ Properties }) =>
      Properties.PolicyDocument.Statement.filter(({ Action }) => Action === 'ses:SendEmail'),
    );
    expect(statement?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': sender } });
    for (const name of ['leaving', 'notify', 'tableChanges', 'remind', 'remindReviews'] as const)
      expect(told(mailing, name)['MAIL_SENDER'], name).toBe(sender);
  });

  it('are thought of several times a day, because one call may be lost', () => {
    const rules = stack.resources<{ ScheduleExpression?: string }>('AWS::Events::Rule');
    expect(rules.map(({ Properties }) => Properties.ScheduleExpression)).toContain('rate(6 hours)');
  });
});

it('tells the API when people cannot delete their accounts themselves', () => {
  const deletion = (from: typeof stack) =>
    functionNamed(from, 'leaving').Properties.Environment.Variables['ACCOUNT_DELETION'];
  expect([deletion(stack), deletion(mailing)]).toEqual(['on', 'off']);
});
