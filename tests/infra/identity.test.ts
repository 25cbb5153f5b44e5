import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { asText, synthesize, type Value } from './template.ts';

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

it('gives access tokens for a quarter of an hour', () => {
  template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    AccessTokenValidity: 15,
    IdTokenValidity: 15,
    TokenValidityUnits: Match.objectLike({ AccessToken: 'minutes', IdToken: 'minutes' }),
    EnableTokenRevocation: true,
  });
});

it('keeps its people when the stack goes', () => {
  template.hasResource('AWS::Cognito::UserPool', {
    DeletionPolicy: 'RetainExceptOnCreate',
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
  const triggers = Object.entries(pool!.Properties.LambdaConfig).map(([name, value]) => [name, asText(value)]);
  expect(triggers).toEqual([['PostConfirmation', '<postConfirmationFunction.Arn>']]);
});

describe('the codes of the user pool', () => {
  interface Pool {
    readonly EmailConfiguration?: {
      readonly EmailSendingAccount: string;
      readonly From: string;
      readonly SourceArn: Value;
    };
  }
  const emailOf = (context: Record<string, unknown>) =>
    synthesize(context).resources<Pool>('AWS::Cognito::UserPool')[0]?.Properties.EmailConfiguration;
  const identity = (name: string) => `arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/${name}`;

  it('come from Cognito itself where no sender is set', () => {
    expect(emailOf({})).toBeUndefined();
  });

  it('go through SES as the verified domain of the sender', () => {
    const email = emailOf({ 'fabula:mailSender': 'hello@fabula.example' });
    expect(email).toMatchObject({ EmailSendingAccount: 'DEVELOPER', From: 'Fabula <hello@fabula.example>' });
    expect(email && asText(email.SourceArn)).toBe(identity('fabula.example'));
  });

  it('go through SES as the address where it is the address that is verified', () => {
    const email = emailOf({ 'fabula:mailSender': 'hello@fabula.example', 'fabula:mailIdentity': 'address' });
    expect(email && asText(email.SourceArn)).toBe(identity('hello@fabula.example'));
  });

  it('stop the synthesis when the identity is neither domain nor address', () => {
    const context = { 'fabula:mailSender': 'hello@fabula.example', 'fabula:mailIdentity': 'fabula.example' };
    expect(() => emailOf(context)).toThrow('mailIdentity');
  });
});
