import { runInNewContext } from 'node:vm';
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { describe, expect, it } from 'vitest';
import { pageFile } from '../../shared/web/page-file.ts';
import { previewPath } from '../../shared/web/preview-path.ts';
import { securityHeaders } from '../../shared/web/security-headers.ts';
import { SiteConfigSchema } from '../../shared/web/site-config.ts';
import { prerendered } from './synthesized.ts';
import { asText, synthesize, type Value } from './template.ts';

const stack = synthesize();

interface Behaviour {
  readonly PathPattern?: string;
  readonly CachePolicyId: string;
  readonly ViewerProtocolPolicy: string;
  readonly ResponseHeadersPolicyId: Value;
  readonly AllowedMethods?: readonly string[];
  readonly FunctionAssociations?: readonly { readonly EventType: string; readonly FunctionARN: Value }[];
}
interface Distribution {
  readonly DistributionConfig: {
    readonly DefaultCacheBehavior: Behaviour;
    readonly CacheBehaviors: readonly Behaviour[];
    readonly CustomErrorResponses?: unknown;
    readonly Origins: readonly { readonly OriginAccessControlId?: Value; readonly DomainName: Value }[];
  };
}
const [distribution] = stack.resources<Distribution>('AWS::CloudFront::Distribution');
const {
  DefaultCacheBehavior: pages,
  CacheBehaviors,
  CustomErrorResponses,
  Origins,
} = distribution!.Properties.DistributionConfig;
const [api, photos, ...otherBehaviours] = CacheBehaviors;
const behaviours = [pages, ...CacheBehaviors];

describe('the CDN', () => {
  it('has an encrypted way in for pages and for the API', () => {
    expect(behaviours.map((one) => one.ViewerProtocolPolicy)).toEqual(Array(3).fill('redirect-to-https'));
  });

  it('passes every method on to the API and keeps none of its answers', () => {
    expect(otherBehaviours).toEqual([]);
    expect(api?.PathPattern).toBe('/api/*');
    expect(api?.AllowedMethods).toContain('DELETE');
    // The id of AWS's own policy "CachingDisabled".
    expect(api?.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
  });

  it('leaves the answers of the API as they are and keeps no failure: an error page would make a page of its 404', () => {
    expect(CustomErrorResponses).toEqual(
      [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
    expect(api?.FunctionAssociations).toBeUndefined();
  });

  it('alone reads the bucket of the site', () => {
    expect(Origins.filter((origin) => origin.OriginAccessControlId).map((origin) => asText(origin.DomainName))).toEqual(
      ['<WebBucket.RegionalDomainName>', expect.stringMatching(/^fabula-files-.*\.s3\./)],
    );
  });

  it('serves photos of people to everybody, and nothing else that lies beside them [PROF-25]', () => {
    expect(photos?.PathPattern).toBe('/avatars/*');
    expect(photos?.ResponseHeadersPolicyId).toEqual(pages.ResponseHeadersPolicyId);
    const policies = stack.resources<{
      readonly PolicyDocument: { readonly Statement: readonly Readonly<Record<string, Value>>[] };
    }>('AWS::S3::BucketPolicy');
    const read = policies
      .filter(({ id }) => id.startsWith('Files'))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => JSON.stringify(Action).includes('s3:Get'));
    expect(read.map(({ Action, Resource }) => [Action, Resource && asText(Resource)])).toEqual([
      ['s3:GetObject', '<FilesBucket.Arn>/avatars/*'],
    ]);
    expect(JSON.stringify(read[0]?.['Condition'])).toContain('distribution/');
  });
});

it('has names that two regions of one account can have: CloudFront’s are the account’s', () => {
  const names = ['ResponseHeadersPolicy', 'OriginAccessControl', 'CachePolicy', 'OriginRequestPolicy'].flatMap((type) =>
    stack
      .resources<Readonly<Record<string, { readonly Name: Value }>>>(`AWS::CloudFront::${type}`)
      .map(({ Properties }) => asText(Properties[`${type}Config`]!.Name)),
  );
  const functions = stack.resources<{ readonly Name: Value }>('AWS::CloudFront::Function');
  const all = [...names, ...functions.map(({ Properties }) => asText(Properties.Name))];
  expect(all).toHaveLength(4);
  for (const name of all) expect(name).toContain('<AWS::Region>');
  expect(new Set(all).size).toBe(all.length);
});

describe('the function that finds a page', () => {
  const [edge] = stack.resources<{ FunctionCode: string; FunctionConfig: { Runtime: string } }>(
    'AWS::CloudFront::Function',
  );
  const asked = (uri: string, agent: string) => {
    const headers = { 'user-agent': { value: agent } };
    const context = { event: { request: { uri, headers } }, answer: '' };
    runInNewContext(`${edge!.Properties.FunctionCode}\nanswer = JSON.stringify(handler(event))`, context);
    return JSON.parse(context.answer) as {
      uri: string;
      statusCode?: number;
      headers: { location?: { value: string } };
    };
  };
  const found = (uri: string): string => asked(uri, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0)').uri;

  it('runs for every request of a page', () => {
    expect(pages.FunctionAssociations?.map((one) => one.EventType)).toEqual(['viewer-request']);
    expect(edge?.Properties.FunctionConfig.Runtime).toBe('cloudfront-js-2.0');
  });

  it.each([
    '/',
    '/pricing',
    '/pricing/',
    '/dashboard',
    '/sessions/ses_1',
    '/assets/app-1.js',
    '/config.json',
    '/pricing/x',
  ])('finds for %s what the embedded stack finds', (path) => {
    expect(found(path)).toBe(pageFile(path, prerendered));
  });

  it('sends who draws previews of links to the preview, as the embedded stack does', () => {
    const link = '/session/ses_01JZ8E5V6H7K8M9N0P1Q2R3S4T';
    const answer = asked(link, 'Twitterbot/1.0');
    expect([answer.statusCode, answer.headers.location?.value]).toEqual([302, previewPath(link, 'Twitterbot/1.0')]);
  });

  it.each([
    ['a prerendered page', '/pricing', '/pricing/index.html'],
    ['the first page', '/', '/index.html'],
    ['any other page of the app', '/dashboard/anchor', '/app.html'],
    ['a file', '/assets/app-1.js', '/assets/app-1.js'],
  ])('answers %s', (_, path, file) => {
    expect(found(path)).toBe(file);
  });
});

describe('a link to a session', () => {
  const session = '/session/ses_01JZ8E5V6H7K8M9N0P1Q2R3S4T';
  const preview = '/api/sessions/ses_01JZ8E5V6H7K8M9N0P1Q2R3S4T/preview';

  it.each(['facebookexternalhit/1.1', 'Slackbot-LinkExpanding 1.0', 'WhatsApp/2.23', 'Twitterbot/1.0'])(
    'leads %s to what it can show of it',
    (agent) => {
      expect(previewPath(session, agent)).toBe(preview);
      expect(previewPath(`${session}/edit`, agent)).toBeUndefined();
      expect(previewPath('/pricing', agent)).toBeUndefined();
    },
  );

  it('leads people to the page', () => {
    expect(previewPath(session, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1')).toBeUndefined();
  });
});

describe('what pages are served with', () => {
  interface Headers {
    readonly ResponseHeadersPolicyConfig: {
      readonly CustomHeadersConfig: {
        readonly Items: readonly { readonly Header: string; readonly Value: string; readonly Override: boolean }[];
      };
      readonly SecurityHeadersConfig: {
        readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: Value };
        readonly StrictTransportSecurity: {
          readonly AccessControlMaxAgeSec: number;
          readonly IncludeSubdomains: boolean;
          readonly Preload: boolean;
        };
        readonly ContentTypeOptions: { readonly Override: boolean };
        readonly FrameOptions: { readonly FrameOption: string };
        readonly ReferrerPolicy: { readonly ReferrerPolicy: string };
      };
    };
  }
  const [policy] = stack.resources<Headers>('AWS::CloudFront::ResponseHeadersPolicy');
  const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = policy!.Properties.ResponseHeadersPolicyConfig;
  const csp = asText(own.ContentSecurityPolicy.ContentSecurityPolicy);
  const region = '<AWS::Region>.<AWS::URLSuffix>';
  const origins = {
    files: `https://fabula-files-<…>.s3.${region}`,
    identity: `https://cognito-idp.${region}`,
    sockets: `wss://<RealtimeApi>.execute-api.${region}`,
  };

  it('is, in the words of CloudFront, what the embedded stack sends', () => {
    const { StrictTransportSecurity: hsts } = own;
    const sent = {
      'content-security-policy': csp,
      'strict-transport-security': [
        `max-age=${hsts.AccessControlMaxAgeSec}`,
        ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
        ...(hsts.Preload ? ['preload'] : []),
      ].join('; '),
      ...(own.ContentTypeOptions.Override ? { 'x-content-type-options': 'nosniff' } : {}),
      'x-frame-options': own.FrameOptions.FrameOption,
      'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(custom.Items.map((item) => [item.Header, item.Value])),
    };
    expect(sent).toEqual(securityHeaders(origins));
  });

  it('stands on pages and on answers of the API', () => {
    for (const behaviour of behaviours) expect(asText(behaviour.ResponseHeadersPolicyId)).toBe('<WebHeaders>');
  });

  it('runs scripts from the site’s own files and from nowhere else', () => {
    const scripts = csp.split('; ').filter((directive) => /^(script-src|default-src)/.test(directive));
    expect(scripts).toEqual(["default-src 'self'", "script-src 'self'"]);
    expect(csp).not.toContain('unsafe-eval');
  });

  it('lets the page talk to its own origin, its bucket, its user pool and its sockets', () => {
    const connect = csp.split('; ').find((directive) => directive.startsWith('connect-src'));
    expect(connect).toBe(`connect-src 'self' ${origins.files} ${origins.identity} ${origins.sockets}`);
  });
});

it('lets the page post where the SDK sends it: the host of a signed form is the one in the policy', async () => {
  const client = new S3Client({ region: 'us-east-1', credentials: { accessKeyId: 'key', secretAccessKey: 'secret' } });
  const { url } = await createPresignedPost(client, { Bucket: 'fabula-files-1', Key: 'uploads/1' });
  const [policy] = stack.resources('AWS::CloudFront::ResponseHeadersPolicy');
  const text = JSON.stringify(policy);
  expect(new URL(url).host).toBe('fabula-files-1.s3.us-east-1.amazonaws.com');
  expect(text).toContain('"fabula-files"');
  expect(text).toContain('".s3.",{"Ref":"AWS::Region"},".",{"Ref":"AWS::URLSuffix"}');
});

it('tells the page where it is deployed, by the schema that the page reads', () => {
  const outputs = stack.template.toJSON()['Outputs'] as Readonly<Record<string, { Value: Value }>>;
  const config = asText(outputs['SiteConfig']!.Value);
  expect(JSON.parse(config)).toEqual({
    region: '<AWS::Region>',
    userPoolId: '<IdentityPool>',
    userPoolClientId: '<IdentityPoolWeb>',
    socketUrl: 'wss://<RealtimeApi>.execute-api.<AWS::Region>.<AWS::URLSuffix>/live',
  });
  expect(SiteConfigSchema.safeParse(JSON.parse(config.replaceAll(/<[\w:]+>/g, 'x'))).success).toBe(true);
});
