import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

/** Access logs: of the CDN and the buckets in a bucket, of the API in a log group. Kept for a month. */
export class AccessLogs extends Construct {
  readonly bucket: Bucket;
  readonly api: LogGroup;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      encryption: BucketEncryption.S3_MANAGED,
      // CloudFront delivers its logs with an access list, which a bucket without ownership preference refuses.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(30) }],
      // Kept also when the first deployment fails: a bucket that already contains logs cannot be deleted, which would
      // block the rollback. Each deployment generates a new name.
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.api = new LogGroup(this, 'Api', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }
}
