import type { Capacity } from '../../lambdas/domain/model/capacity.ts';
import type { LocalModel } from '../bedrock/local-model.ts';
import type { LambdaFunction } from '../lambda/lambdas.ts';
import type { Backoff } from '../stream/deliver.ts';
import type { Address } from './address.ts';
import type { ServedModel } from './model/model.ts';
import type { Writers } from './model/writers.ts';
import type { SiteKind } from './site.ts';

/** How the product is started on one computer. */
export interface StackOptions extends Address {
  readonly dataDir: string;
  /** 0: a free port. */
  readonly port: number;
  readonly site: SiteKind;
  readonly model: LocalModel | ServedModel;
  /** Where the writer can be chosen while this runs; `model` is then what it answers with. */
  readonly writers?: Writers;
  /** The name of the model, where it runs on a computer like this one and may be slow. */
  readonly slowModel?: string | undefined;
  /** What its server says of it. */
  readonly capacity?: Capacity | undefined;
  /** Topics that can be written about without material; the engine has texts for the preset ones. */
  readonly topics?: 'any' | 'preset';
  /** Simulates the worst behaviour of DynamoDB: indexes lag, stream records arrive twice and out of order. */
  readonly adversarialStore?: boolean;
  readonly mapConcurrency?: number;
  /** Replaces functions, for tests of failures. */
  readonly functions?: Readonly<Record<string, LambdaFunction>>;
  /** Waits between retries of the stream readers. */
  readonly streamBackoff?: Backoff;
  /** New accounts need a mailed code, as when deployed; otherwise they are confirmed at once. */
  readonly confirm?: boolean;
  /** Puts a proxy in front of DynamoDB, given its address; returns the address of the proxy. */
  readonly storeProxy?: (dynamodb: string) => Promise<string>;
}
