import * as z from 'zod/mini';
import { SiteConfigSchema } from '../shared/web/site-config.ts';

export const STACK_NAME = 'Fabula';

/** A value that is not a string, as JSON: outputs of CloudFormation are strings. */
const json = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    schema,
  );

export const ProModelSchema = json(z.nullable(z.object({ id: z.string(), regions: z.array(z.string()) })));

/** The outputs of the stack, for the steps after deployment. */
const OutputsSchema = z.object({
  SiteUrl: z.url(),
  /** The target of a custom domain's CNAME or ALIAS record. */
  CdnHost: z.string(),
  TableName: z.string(),
  /** Addresses, separated by commas. */
  DeadLetterQueues: z.string(),
  SiteBucket: z.string(),
  SiteConfig: json(SiteConfigSchema),
  /** Uploads, materials, extracts, exports and avatars. */
  FilesBucket: z.string(),
  /** ARN of the workflow that writes lessons. */
  GenerationMachine: z.string(),
  ModelId: z.string(),
  /** Separated by commas; empty for a foundation model. */
  ModelRegions: z.string(),
  /** The larger model for Pro users; null without one. */
  ProModel: ProModelSchema,
  /** USD per million tokens. */
  ModelPrice: json(z.object({ input: z.number(), output: z.number(), cacheRead: z.number(), cacheWrite: z.number() })),
  /** The monthly price and the SSM parameters with the payment provider's keys; null where nothing is sold. */
  Payments: json(z.nullable(z.object({ price: z.string(), keyParameter: z.string(), webhookParameter: z.string() }))),
});
export type Outputs = z.infer<typeof OutputsSchema>;
export type OutputName = keyof Outputs;

/** Parses the file of `cdk deploy --outputs-file`. Throws when another version of the stack wrote it. */
export const parseOutputs = (file: string): Outputs =>
  z.parse(z.object({ [STACK_NAME]: OutputsSchema }), JSON.parse(file))[STACK_NAME];
