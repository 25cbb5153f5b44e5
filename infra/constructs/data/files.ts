import { Aws, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { type BucketFolder, bucketRules } from '../../../lambdas/bucket.ts';
import { acknowledgeStar } from '../acknowledge.ts';
import type { AppFunction } from '../compute/function.ts';
import { stackSuffix } from '../stack-suffix.ts';

export type FileAction = 'GetObject' | 'PutObject' | 'DeleteObject';

const { expiryDays, unfinishedDays, published, pages } = bucketRules;

/** The bucket of files. Functions read and write it, the site serves its avatars, and browsers upload with signed forms. */
export class FilesBucket extends Construct {
  readonly bucket: Bucket;
  /** Known before the bucket is created. */
  readonly bucketName: string;
  /** Scheme and host of the address for signed forms. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: { readonly accessLogs: IBucket }) {
    super(scope, id);
    // The bucket's CORS rule names the site, and the site's headers name the bucket. A name derived from the stack's id
    // avoids the circular dependency.
    const bucketName = Fn.join('-', ['fabula-files', stackSuffix()]);
    this.origin = `https://${bucketName}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`;
    this.bucketName = bucketName;
    this.bucket = new Bucket(this, 'Bucket', {
      bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      encryption: BucketEncryption.S3_MANAGED,
      serverAccessLogsBucket: props.accessLogs,
      serverAccessLogsPrefix: 'files/',
      lifecycleRules: [
        ...Object.entries(expiryDays).map(([folder, days]) => ({
          prefix: `${folder}/`,
          expiration: Duration.days(days),
        })),
        { abortIncompleteMultipartUploadAfter: Duration.days(unfinishedDays) },
      ],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  /** Adds the CORS rule for uploads from the site's origin. */
  allowUploadsFrom(siteOrigin: string): void {
    this.bucket.addCorsRule({
      allowedMethods: pages.methods.map((method) => HttpMethods[method]),
      allowedOrigins: [siteOrigin],
      allowedHeaders: [...pages.headers],
      maxAge: pages.maxAgeSeconds,
    });
  }

  /** Lets the CDN read the published folder (avatars), and nothing else. */
  publishAvatarsTo(distributionArn: string): void {
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.bucket.arnForObjects(`${published}/*`)],
        conditions: { StringEquals: { 'AWS:SourceArn': distributionArn } },
      }),
    );
  }

  grant(fn: AppFunction, folder: BucketFolder, actions: readonly FileAction[]): void {
    fn.addEnvironment({ BUCKET_NAME: this.bucket.bucketName });
    const objects = this.bucket.arnForObjects(`${folder}/*`);
    fn.allow(
      actions.map((action) => `s3:${action}`),
      [objects],
    );
    // Without ListBucket, S3 answers 403 instead of 404 for a missing object.
    fn.allow(['s3:ListBucket'], [this.bucket.bucketArn]);
    acknowledgeStar(fn.role, objects, 'Keys are made at run time, below the folder that this function works in.');
  }
}
