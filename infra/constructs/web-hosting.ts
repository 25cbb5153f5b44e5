import { Annotations, RemovalPolicy } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { AVATAR_PATH } from '../../shared/catalogue/avatars.ts';
import { API } from '../../shared/contract/endpoint.ts';
import type { Origins } from '../../shared/web/security-headers.ts';
import { acknowledge } from './acknowledge.ts';
import { responseHeaders } from './response-headers.ts';
import { siteFunction } from './site-function.ts';

interface Props {
  readonly apiHost: string;
  readonly origins: Origins;
  readonly prerendered: readonly string[];
  readonly accessLogs: IBucket;
  /** The bucket with photos of people. */
  readonly photos: string;
}

/** Site and API under one name, so that the page calls its own origin and needs no CORS. */
export class WebHosting extends Construct {
  readonly bucket: Bucket;
  readonly origin: string;
  readonly distributionArn: string;

  constructor(scope: Construct, id: string, { apiHost, origins, prerendered, accessLogs, photos }: Props) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      encryption: BucketEncryption.S3_MANAGED,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'web/',
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: responseHeaders(this, 'Headers', origins),
      compress: true,
    };
    const page = siteFunction(this, 'Page', prerendered);
    const distribution = new Distribution(this, 'Cdn', {
      comment: 'Fabula',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      enableLogging: true,
      logBucket: accessLogs,
      logFilePrefix: 'cdn/',
      defaultBehavior: {
        ...common,
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
        // Keeps a file as long as its own cache-control says: hashed assets for a year, pages not at all.
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        functionAssociations: [{ function: page, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        [`${API}/*`]: {
          ...common,
          origin: new HttpOrigin(apiHost, { protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          // The gateway goes by its own host name.
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        },
        [`${AVATAR_PATH}*`]: {
          ...common,
          // By its name alone: the bucket's own rules name this distribution, and would wait for it.
          origin: S3BucketOrigin.withOriginAccessControl(Bucket.fromBucketName(this, 'Photos', photos)),
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        },
      },
    });
    this.distributionArn = distribution.distributionArn;
    this.origin = `https://${distribution.distributionDomainName}`;
    Annotations.of(distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The bucket of files lets the site read its photos itself.',
    );
    acknowledge(distribution, 'CFR1', 'For learners in every country.');
    acknowledge(
      distribution,
      'CFR2',
      'A web firewall is billed by the month; the gateway throttles, every route checks its input.',
    );
    acknowledge(
      distribution,
      'CFR4',
      'The minimum of TLS can be set once the site has a domain and certificate of its own.',
    );
  }
}
