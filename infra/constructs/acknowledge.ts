import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts one finding of the AwsSolutions rules below `scope`, with the reason a reviewer reads. */
export const acknowledge = (scope: IConstruct, rule: string, reason: string): void =>
  Validations.of(scope).acknowledge({ id: `AwsSolutions-${rule}`, reason });

interface Reference {
  readonly Ref?: string;
  readonly 'Fn::GetAtt'?: readonly [string, string];
  readonly 'Fn::Join'?: readonly [string, readonly (string | Reference)[]];
}

/** A resource as the rules write it: references in angle brackets. */
const written = (value: string | Reference): string => {
  if (typeof value === 'string') return value;
  const { Ref: ref, 'Fn::GetAtt': attribute, 'Fn::Join': joined } = value;
  if (joined) return joined[1].map(written).join(joined[0]);
  return `<${ref ?? attribute?.join('.')}>`;
};

/** Accepts that a role names a resource with a star in it. */
export const acknowledgeStar = (role: IConstruct, resource: string, reason: string): void =>
  acknowledge(role, `IAM5[Resource::${written(Stack.of(role).resolve(resource) as string | Reference)}]`, reason);
