import type { Difference } from '../difference.ts';

/** What others have written, in the packages that a clone has: prose, tables and code, as people publish them. */
export const documents = [
  ...[
    'autoscaling',
    'cognito',
    'dynamodb',
    'ecr',
    'elasticloadbalancingv2',
    'events',
    'iam',
    'kms',
    'logs',
    's3',
    's3-deployment',
    'scheduler',
    'ses',
    'stepfunctions',
    'synthetics',
  ].map((service) => `aws-cdk-lib/aws-${service}/README.md`),
  'fflate/README.md',
  'yauzl/README.md',
  'unified/readme.md',
  '@base-ui/react/docs/react/handbook/forms.md',
] as const;

const pointer = {
  right: 'both are',
  why: 'a sentence that only sends its reader elsewhere is left out of a lesson',
} as const;
const licence = {
  shows: 'this software is mit licensed',
  right: 'both are',
  why: 'a licence is nothing to learn',
} as const;
const stepFunctions = {
  shows: 'jsonata reference see jsonata org documentation',
  right: 'both are',
  why: 'a sentence sends its reader elsewhere, and a heading stands over another one with nothing between',
} as const;
const balancers = { ...pointer, shows: 'for an example of the alternatives' } as const;
const logs = { ...pointer, shows: 'for a list of types of' } as const;
const unified = {
  shows: 'preliminary work for unified was done',
  right: 'both are',
  why: 'thanks to others are left out, and in Word a list of nothing but links',
} as const;

/** Both forms of a document leave out the same. */
const both = (document: string, difference: Difference) => ({
  [document]: difference,
  [`${document}, as a Word file`]: difference,
});

export const differences: Readonly<Record<string, Difference>> = {
  'aws-cdk-lib/aws-autoscaling/README.md': {
    shows: 'cloudwatch events impossible to add currently',
    right: 'both are',
    why: 'a list of things to tick off is somebody’s errands; in Word its boxes are letters',
  },
  ...both('aws-cdk-lib/aws-elasticloadbalancingv2/README.md', balancers),
  ...both('aws-cdk-lib/aws-logs/README.md', logs),
  ...both('aws-cdk-lib/aws-stepfunctions/README.md', stepFunctions),
  ...both('fflate/README.md', licence),
  ...both('unified/readme.md', unified),
};
