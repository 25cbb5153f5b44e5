import { Aws, CfnRule, Fn } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { API } from '../../../shared/contract/endpoint.ts';
import { errorCodes } from '../../../shared/model/error-code.ts';
import { MINUTE } from '../../../shared/model/time.ts';

const WINDOW_SECONDS = 300;
const WAIT_SECONDS = MINUTE / 1_000;
const { status, text } = errorCodes.too_fast;

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

interface Props {
  /** API calls allowed for one IP address in five minutes. */
  readonly addressLimit: number;
}

/** A rate limit for each IP address, answered like `too_fast` of the API. CloudFront accepts firewalls from us-east-1 only. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { addressLimit }: Props) {
    super(scope, id);
    new CfnRule(this, 'Region', {
      assertions: [
        {
          assert: Fn.conditionEquals(Aws.REGION, 'us-east-1'),
          assertDescription:
            'fabula:addressLimit needs a deployment in us-east-1: CloudFront takes firewalls of no other region.',
        },
      ],
    });
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Firewall'),
      customResponseBodies: {
        TooFast: { contentType: 'APPLICATION_JSON', content: JSON.stringify({ error: text, code: 'too_fast' }) },
      },
      rules: [
        {
          name: 'CallsOfOneAddress',
          priority: 0,
          visibilityConfig: visible('CallsOfOneAddress'),
          action: {
            block: {
              customResponse: {
                responseCode: status,
                customResponseBodyKey: 'TooFast',
                responseHeaders: [{ name: 'retry-after', value: String(WAIT_SECONDS) }],
              },
            },
          },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: addressLimit,
              evaluationWindowSec: WINDOW_SECONDS,
              // Only the API: pages and assets are cached by the CDN.
              scopeDownStatement: {
                byteMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  positionalConstraint: 'STARTS_WITH',
                  searchString: `${API}/`,
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
        },
      ],
    });
    this.arn = acl.attrArn;
  }
}
