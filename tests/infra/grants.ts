import { type FunctionName, functions } from '../../lambdas/functions.ts';
import { asText, functionNamed, type Synthesized, type Value } from './template.ts';

interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: Value | readonly Value[];
  readonly Condition?: unknown;
}
interface PolicyProperties {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
  readonly Roles: readonly { readonly Ref: string }[];
}

export interface Grant {
  readonly action: string;
  readonly resource: string;
}

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);
const listed = <T>(value: T | readonly T[]): readonly T[] => (isList(value) ? value : [value]);

const grantsIn = (statements: readonly Statement[]): readonly Grant[] =>
  statements.flatMap((statement) =>
    listed(statement.Action).flatMap((action) =>
      listed(statement.Resource).map((resource) => ({ action, resource: asText(resource) })),
    ),
  );

/** Everything that any role of the stack may do. */
export const allGrants = ({ resources }: Synthesized): readonly Grant[] =>
  resources<PolicyProperties>('AWS::IAM::Policy').flatMap((policy) =>
    grantsIn(policy.Properties.PolicyDocument.Statement),
  );

/** What the role of one function may do. */
export const grantsOf = (synthesized: Synthesized, name: FunctionName): readonly Grant[] => {
  const role = functionNamed(synthesized, name).Properties.Role['Fn::GetAtt'][0];
  return synthesized
    .resources<PolicyProperties>('AWS::IAM::Policy')
    .filter((policy) => policy.Properties.Roles.some((of) => of.Ref === role))
    .flatMap((policy) => grantsIn(policy.Properties.PolicyDocument.Statement));
};

/** The functions that hold a grant. */
export const whoMay = (synthesized: Synthesized, holds: (grant: Grant) => boolean): readonly FunctionName[] =>
  (Object.keys(functions) as FunctionName[]).filter((name) => grantsOf(synthesized, name).some(holds)).sort();
