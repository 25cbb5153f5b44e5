import * as z from 'zod/mini';
import { SiteConfigSchema } from '../shared/web/site-config.ts';

export const STACK_NAME = 'Fabula';

/** A value of another kind, written as JSON: values of CloudFormation are texts. */
const json = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    schema,
  );

export const ProModelSchema = json(z.nullable(z.object({ id: z.string(), regions: z.array(z.string()) })));

/** What the stack tells the steps after it. */
const OutputsSchema = z.object({
  SiteUrl: z.url(),
  /** What a domain of one's own points to, by a record of type CNAME or ALIAS. */
  CdnHost: z.string(),
  TableName: z.string(),
  /** Addresses, separated by commas. */
  DeadLetterQueues: z.string(),
  SiteBucket: z.string(),
  SiteConfig: json(SiteConfigSchema),
  /** What people upload, and what lessons are made of. */
  FilesBucket: z.string(),
  /** ARN of the workflow that writes lessons. */
  GenerationMachine: z.string(),
  ModelId: z.string(),
  /** Separated by commas; empty for a foundation model. */
  ModelRegions: z.string(),
  /** The larger model that writes Pro's lessons; null where the other one writes all. */
  ProModel: ProModelSchema,
  /** USD per million tokens. */
  ModelPrice: json(z.object({ input: z.number(), output: z.number(), cacheRead: z.number(), cacheWrite: z.number() })),
  /** One price that is sold and the SSM parameters with the payment provider's keys; null where nothing is sold. */
  Payments: json(z.nullable(z.object({ price: z.string(), keyParameter: z.string(), webhookParameter: z.string() }))),
});
export type Outputs = z.infer<typeof OutputsSchema>;
export type OutputName = keyof Outputs;

/** Reads the file that `cdk deploy --outputs-file` leaves. Throws on what another version of the stack left. */
export const parseOutputs = (file: string): Outputs =>
  z.parse(z.object({ [STACK_NAME]: OutputsSchema }), JSON.parse(file))[STACK_NAME];
