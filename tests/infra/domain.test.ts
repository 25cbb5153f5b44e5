import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../infra/settings.ts';
import { newStack } from './synthesized.ts';
import { asText, functionNamed, type Synthesized, synthesize, type Value } from './template.ts';

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0f5e3c1a-0000-4000-8000-000000000000';
const domain = { name: 'read.fabula.example', certificateArn };
const withDomain = synthesize({ 'fabula:domain': domain });
const without = synthesize();

const outputOf = ({ template }: Synthesized, name: string): string => {
  const outputs = template.toJSON()['Outputs'] as Readonly<Record<string, { Value: Value }>>;
  return asText(outputs[name]!.Value);
};
const configOf = ({ resources }: Synthesized) =>
  resources<{
    readonly DistributionConfig: { readonly Aliases?: readonly string[]; readonly ViewerCertificate?: object };
  }>('AWS::CloudFront::Distribution')[0]!.Properties.DistributionConfig;
const allowedOrigins = ({ resources }: Synthesized): readonly string[] =>
  resources<{ CorsConfiguration?: { CorsRules: readonly { AllowedOrigins: readonly Value[] }[] } }>('AWS::S3::Bucket')
    .flatMap(({ Properties }) => Properties.CorsConfiguration?.CorsRules ?? [])
    .flatMap(({ AllowedOrigins }) => AllowedOrigins.map(asText));
/** Those whose mails, links and return addresses name the site. */
const functionsWithOrigin = ['community', 'notify', 'billing', 'webhook', 'deleteAccount'] as const;
const originOf = (stack: Synthesized, name: (typeof functionsWithOrigin)[number]): string =>
  asText(functionNamed(stack, name).Properties.Environment.Variables['SITE_ORIGIN']!);

describe('a site with a domain of its own', () => {
  it('is served under its name with its certificate, and with TLS 1.2 or newer', () => {
    expect(configOf(withDomain)).toMatchObject({
      Aliases: [domain.name],
      ViewerCertificate: {
        AcmCertificateArn: certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
  });

  it('is published under that name, and says where the name has to point', () => {
    expect(outputOf(withDomain, 'SiteUrl')).toBe('https://read.fabula.example');
    expect(outputOf(withDomain, 'CdnHost')).toBe('<WebCdn.DomainName>');
  });

  it('may upload to its bucket, and no other site may', () => {
    expect(allowedOrigins(withDomain)).toEqual(['https://read.fabula.example']);
  });

  it.each(functionsWithOrigin)('is named so by %s', (name) => {
    expect(originOf(withDomain, name)).toBe('https://read.fabula.example');
  });

  it('needs one rule less excepted', () => {
    const { app, stack } = newStack({ 'fabula:domain': domain });
    const { violations } = new AwsSolutionsChecks(app).validateScope(app);
    expect(violations.map(({ ruleName }) => ruleName)).toEqual([]);
    const excepted = stack.node
      .findAll()
      .flatMap(({ node }) => node.metadata)
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .map(({ data }) => JSON.stringify(data));
    expect(excepted.join()).toContain('CFR2');
    expect(excepted.join()).not.toContain('CFR4');
  });
});

describe('a site without one', () => {
  const given = 'https://<WebCdn.DomainName>';

  it('is everywhere named as CloudFront names it', () => {
    expect(configOf(without)).not.toHaveProperty('Aliases');
    expect(configOf(without)).not.toHaveProperty('ViewerCertificate');
    expect(outputOf(without, 'SiteUrl')).toBe(given);
    expect(allowedOrigins(without)).toEqual([given]);
    for (const name of functionsWithOrigin) expect(originOf(without, name)).toBe(given);
  });
});

describe('a domain that CloudFront would refuse', () => {
  const settings = (value: object) => () => readSettings(new App({ context: { 'fabula:domain': value } }));

  it('by a certificate of another region is refused at once', () => {
    expect(settings({ ...domain, certificateArn: certificateArn.replace('us-east-1', 'eu-west-1') })).toThrow(
      'certificate in us-east-1',
    );
  });

  it.each(['https://fabula.example', 'fabula', 'Fabula.example', 'fabula.example/'])('as %s is no name', (name) => {
    expect(settings({ ...domain, name })).toThrow('host name');
  });
});
