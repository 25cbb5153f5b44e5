import { Annotations, Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { AVATAR_PATH } from '../../../shared/catalogue/avatars.ts';
import { API } from '../../../shared/contract/endpoint.ts';
import type { Origins } from '../../../shared/web/security-headers.ts';
import type { DomainSettings } from '../../settings.ts';
import { acknowledge } from '../acknowledge.ts';
import type { Firewall } from './firewall.ts';
import { responseHeaders } from './response-headers.ts';
import { siteFunction } from './site-function.ts';

interface Props {
  readonly apiHost: string;
  readonly origins: Origins;
  readonly prerendered: readonly string[];
  readonly accessLogs: IBucket;
  /** The name of the bucket with avatars. */
  readonly photos: string;
  /** Undefined: the domain of CloudFront. */
  readonly domain: DomainSettings | undefined;
  /** Undefined: none, which costs nothing. */
  readonly firewall: Firewall | undefined;
}

/** Errors of an origin are not cached; by default CloudFront repeats each for ten seconds. */
const uncachedErrors = [500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) }));

/** Site and API under one origin, so that no CORS is needed. */
export class WebHosting extends Construct {
  readonly bucket: Bucket;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The host of the CloudFront distribution, which a custom domain points to. */
  readonly host: string;
  readonly distributionArn: string;

  constructor(scope: Construct, id: string, { firewall, domain, ...props }: Props) {
    super(scope, id);
    const { apiHost, origins, prerendered, accessLogs, photos } = props;
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      encryption: BucketEncryption.S3_MANAGED,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'web/',
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: responseHeaders(this, 'Headers', origins),
      compress: true,
    };
    // CloudFront's names are unique per account, and the ones that CDK generates are the same in each region.
    const signed = (name: string) => ({
      originAccessControl: new S3OriginAccessControl(this, name, {
        originAccessControlName: `${Stack.of(this).stackName}-${Aws.REGION}-${name}`,
      }),
    });
    const page = siteFunction(this, 'Page', prerendered);
    const distribution = new Distribution(this, 'Cdn', {
      comment: 'Fabula',
      ...(firewall && { webAclId: firewall.arn }),
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      errorResponses: uncachedErrors,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      enableLogging: true,
      logBucket: accessLogs,
      logFilePrefix: 'cdn/',
      defaultBehavior: {
        ...common,
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket, signed('PagesAccess')),
        // Caches by each file's cache-control: hashed assets for a year, pages not at all.
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        functionAssociations: [{ function: page, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        [`${API}/*`]: {
          ...common,
          origin: new HttpOrigin(apiHost, { protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          // Neither cached nor compressed: CloudFront compresses only what it caches, so the API compresses itself (decisions/0018).
          cachePolicy: CachePolicy.CACHING_DISABLED,
          // The gateway routes by its own host name.
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        },
        [`${AVATAR_PATH}*`]: {
          ...common,
          // By name, to avoid a circular dependency: the bucket's policy names this distribution.
          origin: S3BucketOrigin.withOriginAccessControl(
            Bucket.fromBucketName(this, 'Photos', photos),
            signed('PhotosAccess'),
          ),
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        },
      },
    });
    this.distributionArn = distribution.distributionArn;
    this.host = distribution.distributionDomainName;
    this.origin = `https://${domain?.name ?? this.host}`;
    Annotations.of(distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The bucket of files lets the site read its photos itself.',
    );
    acknowledge(distribution, 'CFR1', 'For learners in every country.');
    if (!firewall)
      acknowledge(
        distribution,
        'CFR2',
        'A web firewall is billed by the month; the gateway throttles, every route checks its input.',
      );
    if (!domain)
      acknowledge(
        distribution,
        'CFR4',
        'The minimum of TLS can be set once the site has a domain and certificate of its own.',
      );
  }
}
