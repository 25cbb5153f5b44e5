import { priceIds, productId } from '../stripe/catalogue.ts';
import type { Secrets } from './secrets.ts';
import { accessKeyId, bucketName, engineModel, mailSender, region, tableName } from './settings.ts';

/** Loopback addresses of the local services. */
export interface Endpoints {
  readonly dynamodb: string;
  readonly s3: string;
  /** Address of `s3` for browsers, if it differs. */
  readonly files?: string | undefined;
  readonly stepFunctions: string;
  readonly identity: string;
  readonly lambda: string;
  readonly sockets: string;
  readonly bedrock: string;
  readonly stripe: string;
  readonly mail: string;
}

interface Identity {
  readonly poolId: string;
  readonly clientId: string;
  readonly issuer: string;
  readonly jwksUri: string;
}

interface EnvironmentOptions {
  readonly endpoints: Endpoints;
  readonly secrets: Secrets;
  readonly identity: Identity;
  readonly stateMachineArn: string;
  readonly jobMachineArn: string;
  readonly origin: string;
  /** Topics that can be written about without material. */
  readonly topics: 'any' | 'preset';
  /** Environment variables of a model that is not the embedded engine. */
  readonly model?: Readonly<Record<string, string>>;
}

/**
 * The environment of the functions, with the same variables as when deployed. The SDKs find the local services by their
 * own `AWS_ENDPOINT_URL_…` variables, so handlers need no local code. Set it before a handler is loaded.
 */
export const functionEnvironment = ({
  endpoints,
  secrets,
  identity,
  stateMachineArn,
  jobMachineArn,
  origin,
  topics,
  model = {},
}: EnvironmentOptions): Record<string, string> => ({
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secrets.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_S3: endpoints.s3,
  AWS_ENDPOINT_URL_SFN: endpoints.stepFunctions,
  AWS_ENDPOINT_URL_LAMBDA: endpoints.lambda,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.identity,
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoints.bedrock,
  AWS_ENDPOINT_URL_SESV2: endpoints.mail,
  TABLE_NAME: tableName,
  BUCKET_NAME: bucketName,
  USER_POOL_ID: identity.poolId,
  USER_POOL_CLIENT_ID: identity.clientId,
  TOKEN_ISSUER: identity.issuer,
  JWKS_URI: identity.jwksUri,
  STATE_MACHINE_ARN: stateMachineArn,
  JOB_MACHINE_ARN: jobMachineArn,
  MAIL_SENDER: mailSender,
  SOCKET_ENDPOINT: endpoints.sockets,
  SITE_ORIGIN: origin,
  ...(endpoints.files === undefined ? {} : { FILES_ENDPOINT: endpoints.files }),
  STRIPE_API: endpoints.stripe,
  STRIPE_KEY: secrets.stripeKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
  STRIPE_PRODUCT: productId,
  STRIPE_PRICE_MONTH: priceIds.month,
  STRIPE_PRICE_YEAR: priceIds.year,
  MODEL_ID: engineModel,
  MODEL_TOPICS: topics,
  ...model,
});
