import { Aws, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { type BucketFolder, bucketRules } from '../../../lambdas/bucket.ts';
import { acknowledgeStar } from '../acknowledge.ts';
import type { AppFunction } from '../compute/function.ts';
import { stackPart } from '../stack-part.ts';

export type FileAction = 'GetObject' | 'PutObject' | 'DeleteObject';

const { expiryDays, unfinishedDays, published, pages } = bucketRules;

/** Nobody reads it but functions, and the site its photos of people; browsers only post to it, with a signed form. */
export class Files extends Construct {
  readonly bucket: Bucket;
  /** Known before the bucket is made. */
  readonly bucketName: string;
  /** Scheme and host that a signed form is posted to. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: { readonly accessLogs: IBucket }) {
    super(scope, id);
    // The bucket lets the site in, and the site's headers name the bucket. A name that is made here, from the stack's
    // own id, lets the headers know it without waiting for the bucket.
    const bucketName = Fn.join('-', ['fabula-files', stackPart()]);
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

  /** Browsers send uploads from this origin and from no other. */
  letIn(siteOrigin: string): void {
    this.bucket.addCorsRule({
      allowedMethods: pages.methods.map((method) => HttpMethods[method]),
      allowedOrigins: [siteOrigin],
      allowedHeaders: [...pages.headers],
      maxAge: pages.maxAgeSeconds,
    });
  }

  /** The site serves photos of people to everybody, and nothing else of what lies here. */
  publish(distributionArn: string): void {
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
    fn.tell({ BUCKET_NAME: this.bucket.bucketName });
    const objects = this.bucket.arnForObjects(`${folder}/*`);
    fn.allow(
      actions.map((action) => `s3:${action}`),
      [objects],
    );
    // Without the list, the store answers 403 instead of 404 for an object that is not there.
    fn.allow(['s3:ListBucket'], [this.bucket.bucketArn]);
    acknowledgeStar(fn.role, objects, 'Keys are made at run time, below the folder that this function works in.');
  }
}
