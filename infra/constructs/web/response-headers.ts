import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import {
  HSTS_SECONDS,
  type Origins,
  type SecurityHeader,
  securityHeaders,
} from '../../../shared/web/security-headers.ts';

/** CloudFront has dedicated fields for these and refuses them as custom headers. */
const ownFields = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
] as const satisfies readonly SecurityHeader[];

const override = true;

/** `securityHeaders` as a CloudFront policy. */
export const responseHeaders = (scope: Construct, id: string, origins: Origins): ResponseHeadersPolicy => {
  const headers = securityHeaders(origins);
  const plain = Object.entries(headers).filter(([name]) => !ownFields.some((own) => own === name));
  return new ResponseHeadersPolicy(scope, id, {
    // Such names are unique per account, and the ones that CDK generates are the same in each region.
    responseHeadersPolicyName: `${Stack.of(scope).stackName}-${Aws.REGION}-${id}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(HSTS_SECONDS),
        includeSubdomains: true,
        preload: true,
        override,
      },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption[headers['x-frame-options']], override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
    },
    customHeadersBehavior: { customHeaders: plain.map(([header, value]) => ({ header, value, override })) },
  });
};
