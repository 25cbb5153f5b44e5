import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Suppresses one finding of the AwsSolutions rules below `scope`, with a reason for reviewers. */
export const acknowledge = (scope: IConstruct, rule: string, reason: string): void =>
  Validations.of(scope).acknowledge({ id: `AwsSolutions-${rule}`, reason });

interface Reference {
  readonly Ref?: string;
  readonly 'Fn::GetAtt'?: readonly [string, string];
  readonly 'Fn::Join'?: readonly [string, readonly (string | Reference)[]];
}

/** A resource as it is written in rule ids: references in angle brackets. */
const referenceText = (value: string | Reference): string => {
  if (typeof value === 'string') return value;
  const { Ref: ref, 'Fn::GetAtt': attribute, 'Fn::Join': joined } = value;
  if (joined) return joined[1].map(referenceText).join(joined[0]);
  return `<${ref ?? attribute?.join('.')}>`;
};

/** Suppresses the finding about a role with a wildcard in a resource. */
export const acknowledgeStar = (role: IConstruct, resource: string, reason: string): void =>
  acknowledge(role, `IAM5[Resource::${referenceText(Stack.of(role).resolve(resource) as string | Reference)}]`, reason);
