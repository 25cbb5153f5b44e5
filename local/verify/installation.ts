import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { S3Client } from '@aws-sdk/client-s3';
import type { SFNClient } from '@aws-sdk/client-sfn';
import type { Table } from '../../lambdas/store/table.ts';
import type { SiteConfig } from '../../shared/web/site-config.ts';

/** USD per million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

/** The payment provider with the keys that the installation uses. */
export interface PaymentAccess {
  readonly price: string;
  readonly key: string;
  readonly webhookSecret: string;
  /** Address of the fake of Stripe. */
  readonly api?: string;
}

/** A running Fabula, with access to its services as an operator. */
export interface Installation {
  /** Origin of the site, without a trailing slash. */
  readonly site: string;
  readonly config: SiteConfig;
  readonly table: Table;
  readonly files: S3Client;
  readonly bucket: string;
  readonly identity: CognitoIdentityProviderClient;
  readonly workflows: SFNClient;
  /** ARN of the workflow that writes lessons. */
  readonly machine: string;
  readonly modelPrice: ModelPrice;
  /** Undefined where nothing is sold. */
  readonly payments: (() => Promise<PaymentAccess>) | undefined;
  /** The metric of the alarm LessonsFail: failed executions since then. */
  readonly failedLessons: (since: Date) => Promise<number>;
  /** How long that count may lag, in milliseconds. */
  readonly countingMs: number;
  readonly close: () => Promise<void>;
}
