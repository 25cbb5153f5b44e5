import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { newStack } from './synthesized.ts';
import { functionNamed, synthesize } from './template.ts';

const limited = synthesize({ 'fabula:addressLimit': 1_000 });

describe('the limit for one address', () => {
  it('is off unless set, because a firewall is billed by the month', () => {
    const { types, template } = synthesize();
    expect(types.filter((type) => type.startsWith('AWS::WAFv2'))).toEqual([]);
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ WebACLId: Match.absent() }),
    });
  });

  it('counts calls of the API alone and answers as the API does, with the time to try again', () => {
    limited.template.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'CLOUDFRONT',
      DefaultAction: { Allow: {} },
      CustomResponseBodies: {
        TooFast: {
          ContentType: 'APPLICATION_JSON',
          Content: '{"error":"That was a lot at once. Please wait a minute and try again.","code":"too_fast"}',
        },
      },
      Rules: [
        Match.objectLike({
          Action: {
            Block: {
              CustomResponse: {
                ResponseCode: 429,
                CustomResponseBodyKey: 'TooFast',
                ResponseHeaders: [{ Name: 'retry-after', Value: '60' }],
              },
            },
          },
          Statement: {
            RateBasedStatement: Match.objectLike({
              AggregateKeyType: 'IP',
              Limit: 1_000,
              EvaluationWindowSec: 300,
              ScopeDownStatement: {
                ByteMatchStatement: Match.objectLike({ SearchString: '/api/', PositionalConstraint: 'STARTS_WITH' }),
              },
            }),
          },
        }),
      ],
    });
  });

  it('stands before the site', () => {
    const [acl] = limited.resources('AWS::WAFv2::WebACL');
    limited.template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ WebACLId: { 'Fn::GetAtt': [acl?.id, 'Arn'] } }),
    });
  });

  it('says before anything is made that CloudFront takes firewalls of one region only', () => {
    const rules: Record<string, { Assertions: { AssertDescription: string }[] }> = limited.template.toJSON()['Rules'];
    const said = Object.values(rules).flatMap(({ Assertions }) => Assertions.map((one) => one.AssertDescription));
    expect(said).toContainEqual(expect.stringContaining('us-east-1'));
  });

  it('for one person is told to whoever answers calls', () => {
    for (const name of ['sessions', 'generation', 'learning'] as const) {
      const { Properties } = functionNamed(synthesize({ 'fabula:personLimit': 300 }), name);
      expect(Properties.Environment.Variables['PERSON_LIMIT']).toBe('300');
    }
  });

  it.each(['few', 3, -1])('of %s is refused by the name of its setting', (addressLimit) => {
    expect(() => newStack({ 'fabula:addressLimit': addressLimit })).toThrow(/addressLimit/);
  });
});
