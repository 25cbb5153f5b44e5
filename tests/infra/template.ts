import { Template } from 'aws-cdk-lib/assertions';
import type { FunctionName } from '../../lambdas/functions.ts';
import { newStack } from './synthesized.ts';

/** A value of a template: text, or a reference that CloudFormation resolves. */
export type Value =
  | string
  | { readonly Ref: string }
  | { readonly 'Fn::GetAtt': readonly [string, string] }
  | { readonly 'Fn::Join': readonly [string, readonly Value[]] }
  | { readonly 'Fn::Select': readonly [number, Value] };

export interface Resource<P = Readonly<Record<string, unknown>>> {
  readonly id: string;
  readonly Properties: P;
  readonly DeletionPolicy?: string;
}

/** A synthesized template for tests. Synthesis takes seconds, so do it once for each file. */
export const synthesize = (more: Record<string, unknown> = {}) => {
  const template = Template.fromStack(newStack(more).stack);
  const all = template.toJSON()['Resources'] as Record<string, Omit<Resource, 'id'> & { Type: string }>;
  return {
    template,
    types: Object.values(all).map((resource) => resource.Type),
    resources: <P>(type: string): readonly Resource<P>[] =>
      Object.entries(template.findResources(type)).map(([id, resource]) => ({
        id,
        Properties: resource['Properties'] as P,
        DeletionPolicy: resource['DeletionPolicy'] as string,
      })),
  };
};
export type Synthesized = ReturnType<typeof synthesize>;

/** A value in one line, with references in angle brackets and without the hash at the end of their names. */
export const asText = (value: Value): string => {
  if (typeof value === 'string') return value;
  if ('Ref' in value) return `<${bare(value.Ref)}>`;
  if ('Fn::GetAtt' in value) return `<${value['Fn::GetAtt'].map(bare).join('.')}>`;
  if ('Fn::Join' in value) return value['Fn::Join'][1].map(asText).join(value['Fn::Join'][0]);
  return '<…>';
};
const bare = (id: string): string => id.replace(/[0-9A-F]{8}$/, '');

interface FunctionProperties {
  readonly Role: { readonly 'Fn::GetAtt': readonly [string, string] };
  readonly Environment: { readonly Variables: Readonly<Record<string, Value>> };
}

export const functionNamed = ({ resources }: Synthesized, name: FunctionName): Resource<FunctionProperties> => {
  const found = resources<FunctionProperties>('AWS::Lambda::Function').find(({ id }) =>
    id.startsWith(`${name}Function`),
  );
  if (!found) throw new Error(`There is no function ${name}`);
  return found;
};
