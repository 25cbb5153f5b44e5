import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { ModelName } from '../../lambdas/runtime/model/model-settings.ts';
import { ProModelSchema, STACK_NAME } from '../outputs.ts';

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
  readonly name: ModelName;
  readonly id: string;
  /** Separated by commas, as in the outputs. */
  readonly regions: string;
  /** Its environment variables. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The models that the synthesized stack will call, with their settings, from the environment of its functions. */
export const synthesizedModels = (
  text = readFileSync(path.join(root, `cdk.out/${STACK_NAME}.template.json`), 'utf8'),
): SynthesizedModel[] => {
  const { Outputs, Resources } = z.parse(TemplateSchema, JSON.parse(text));
  const generate = Object.entries(Resources).find(
    ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.startsWith('generateFunction'),
  );
  const variables = Object.entries(generate?.[1].Properties?.Environment?.Variables ?? {});
  const variablesOf = (name: ModelName) =>
    Object.fromEntries(
      variables.filter(
        (entry): entry is [string, string] => entry[0].startsWith(`${name}_`) && typeof entry[1] === 'string',
      ),
    );
  const textOf = (output: string) => z.parse(z.string(), Outputs[output]?.Value);
  const pro = z.parse(ProModelSchema, textOf('ProModel'));
  return [
    { name: 'MODEL', id: textOf('ModelId'), regions: textOf('ModelRegions'), environment: variablesOf('MODEL') },
    ...(pro === null
      ? []
      : [
          {
            name: 'PRO_MODEL' as const,
            id: pro.id,
            regions: pro.regions.join(','),
            environment: variablesOf('PRO_MODEL'),
          },
        ]),
  ];
};
