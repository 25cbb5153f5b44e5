import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { STACK_NAME } from '../outputs.ts';

const root = path.resolve(import.meta.dirname, '../..');

const TemplateSchema = z.object({
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })),
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.optional(
        z.looseObject({ Environment: z.optional(z.object({ Variables: z.record(z.string(), z.unknown()) })) }),
      ),
    }),
  ),
});

export interface SynthesizedModel {
  readonly id: string;
  /** Separated by commas, as in the outputs. */
  readonly regions: string;
  /** What functions that call it are told about it. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Which model the synthesized stack is going to call, and how: by what it tells its own functions. */
export const synthesizedModel = (
  text = readFileSync(path.join(root, `cdk.out/${STACK_NAME}.template.json`), 'utf8'),
): SynthesizedModel => {
  const { Outputs, Resources } = z.parse(TemplateSchema, JSON.parse(text));
  const generate = Object.entries(Resources).find(
    ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.startsWith('generateFunction'),
  );
  const variables = Object.entries(generate?.[1].Properties?.Environment?.Variables ?? {});
  const told = variables.filter(
    (entry): entry is [string, string] => entry[0].startsWith('MODEL_') && typeof entry[1] === 'string',
  );
  return {
    id: z.parse(z.string(), Outputs['ModelId']?.Value),
    regions: z.parse(z.string(), Outputs['ModelRegions']?.Value),
    environment: Object.fromEntries(told),
  };
};
