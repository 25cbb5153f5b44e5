import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { synthesize, type Value, written } from './template.ts';

const stack = synthesize();
const { template } = stack;

interface Client {
  readonly ExplicitAuthFlows: readonly string[];
  readonly WriteAttributes: readonly string[];
  readonly GenerateSecret?: boolean;
}
const [client, ...otherClients] = stack.resources<Client>('AWS::Cognito::UserPoolClient');

it('asks six characters of a password and nothing else, as the specification does', () => {
  template.hasResourceProperties('AWS::Cognito::UserPool', {
    Policies: {
      PasswordPolicy: {
        MinimumLength: 6,
        RequireLowercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
        RequireUppercase: false,
      },
    },
  });
});

it('knows people by their e-mail address, however it is spelled', () => {
  template.hasResourceProperties('AWS::Cognito::UserPool', {
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ['email'],
  });
});

it('counts a new address only once it is verified', () => {
  template.hasResourceProperties('AWS::Cognito::UserPool', {
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
  });
});

it('keeps its people when the stack goes', () => {
  template.hasResource('AWS::Cognito::UserPool', {
    DeletionPolicy: 'Retain',
    Properties: Match.objectLike({ DeletionProtection: 'ACTIVE' }),
  });
});

it('has the groups that mirror the roles', () => {
  const groups = stack.resources<{ GroupName: string }>('AWS::Cognito::UserPoolGroup');
  expect(groups.map(({ Properties }) => Properties.GroupName).sort()).toEqual(['admin', 'owner']);
});

it('tells nobody whether an address has an account', () => {
  template.hasResourceProperties('AWS::Cognito::UserPoolClient', { PreventUserExistenceErrors: 'ENABLED' });
});

it('has one client, a browser: it keeps no secret and never sends the password itself', () => {
  expect(otherClients).toEqual([]);
  expect(client?.Properties.GenerateSecret ?? false).toBe(false);
  expect(client?.Properties.ExplicitAuthFlows).toEqual(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']);
});

it('lets a browser write name and address, and nothing that decides anything', () => {
  expect([...(client?.Properties.WriteAttributes ?? [])].sort()).toEqual(['email', 'name']);
});

it('makes the record of a person when the address is confirmed', () => {
  const [pool] = stack.resources<{ LambdaConfig: Record<string, Value> }>('AWS::Cognito::UserPool');
  const triggers = Object.entries(pool!.Properties.LambdaConfig).map(([name, value]) => [name, written(value)]);
  expect(triggers).toEqual([['PostConfirmation', '<postConfirmationFunction.Arn>']]);
});
