import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { asText, synthesize, type Value } from './template.ts';

const stack = synthesize();
const { template } = stack;

describe('the table', () => {
  it('outlives the stack, and a slip of the hand', () => {
    template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: Match.objectLike({ Replicas: [Match.objectLike({ DeletionProtectionEnabled: true })] }),
    });
  });

  it('can be set back to any second, because a bug deletes faster than anybody notices', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      Replicas: [Match.objectLike({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } })],
    });
  });

  it('forgets what has expired, and tells its readers what a row was before', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
  });

  it('has its three indexes from the first deployment, since an update adds only one', () => {
    const index = (name: string, projection: string) => ({
      IndexName: name,
      KeySchema: [
        { AttributeName: `${name}PK`, KeyType: 'HASH' },
        { AttributeName: `${name}SK`, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: projection },
    });
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [index('GSI1', 'ALL'), index('GSI2', 'ALL'), index('GSI3', 'KEYS_ONLY')],
    });
  });

  it('costs nothing while nobody asks', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', { BillingMode: 'PAY_PER_REQUEST' });
  });
});

describe('the buckets', () => {
  interface Bucket {
    readonly PublicAccessBlockConfiguration: Readonly<Record<string, boolean>>;
    readonly LifecycleConfiguration?: { readonly Rules: readonly Readonly<Record<string, unknown>>[] };
    readonly CorsConfiguration?: {
      readonly CorsRules: readonly {
        readonly AllowedMethods: readonly string[];
        readonly AllowedOrigins: readonly Value[];
      }[];
    };
  }
  const buckets = stack.resources<Bucket>('AWS::S3::Bucket');
  const files = buckets.find(({ id }) => id.startsWith('FilesBucket'))!.Properties;

  it('are three: files, site, logs', () => {
    expect(buckets.map(({ id }) => asText({ Ref: id })).sort()).toEqual([
      '<AccessLogsBucket>',
      '<FilesBucket>',
      '<WebBucket>',
    ]);
  });

  it('let nobody in from outside', () => {
    for (const { id, Properties } of buckets)
      expect(Object.values(Properties.PublicAccessBlockConfiguration), id).toEqual([true, true, true, true]);
  });

  it('refuse what comes without encryption on the way', () => {
    const policies = stack.resources<{ PolicyDocument: { Statement: readonly object[] }; Bucket: Value }>(
      'AWS::S3::BucketPolicy',
    );
    const refusing = policies.filter(({ Properties }) =>
      JSON.stringify(Properties.PolicyDocument).includes('"aws:SecureTransport":"false"'),
    );
    expect(refusing.length).toBe(buckets.length);
  });

  it('forget an upload after a day, for what was accepted is kept elsewhere', () => {
    expect(files.LifecycleConfiguration?.Rules).toContainEqual(
      expect.objectContaining({ Prefix: 'uploads/', ExpirationInDays: 1, Status: 'Enabled' }),
    );
  });

  it('never expire materials or extracts', () => {
    const expiring = files.LifecycleConfiguration?.Rules.filter((rule) => 'ExpirationInDays' in rule);
    expect(expiring?.map((rule) => rule['Prefix'])).toEqual(['uploads/', 'exports/']);
  });

  it('take uploads from pages of the site and of no other', () => {
    const rules = files.CorsConfiguration?.CorsRules.map((rule) => [
      rule.AllowedMethods,
      rule.AllowedOrigins.map(asText),
    ]);
    expect(rules).toEqual([[['POST'], ['https://<WebCdn.DomainName>']]]);
  });
});
