import * as z from 'zod/mini';
import { SiteConfigSchema } from '../shared/web/site-config.ts';

export const STACK_NAME = 'Fabula';

/** What the stack tells the steps after it; values of CloudFormation are texts. */
const OutputsSchema = z.object({
  SiteUrl: z.url(),
  TableName: z.string(),
  SiteBucket: z.string(),
  SiteConfig: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    SiteConfigSchema,
  ),
  ModelId: z.string(),
  /** Separated by commas; empty for a foundation model. */
  ModelRegions: z.string(),
});
export type Outputs = z.infer<typeof OutputsSchema>;
export type OutputName = keyof Outputs;

/** Reads the file that `cdk deploy --outputs-file` leaves. Throws on what another version of the stack left. */
export const parseOutputs = (file: string): Outputs =>
  z.parse(z.object({ [STACK_NAME]: OutputsSchema }), JSON.parse(file))[STACK_NAME];
