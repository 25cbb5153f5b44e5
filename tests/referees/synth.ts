import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository, run } from './cache.ts';

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

let made: string | undefined;

/** What `npm run synth` writes: the file of the template. Made once a run, as a deployment would make it. */
export const synthesized = (): string => {
  if (made) return made;
  console.log('  npm run synth');
  run('npm', ['run', 'synth']);
  made = path.join(repository, 'cdk.out/Fabula.template.json');
  return made;
};

/** The resources of one type, by their names in the template. */
export const resourcesOf = (type: string): ReadonlyMap<string, Resource['Properties']> => {
  const { Resources } = JSON.parse(readFileSync(synthesized(), 'utf8')) as { Resources: Record<string, Resource> };
  const found = Object.entries(Resources).filter(([, { Type }]) => Type === type);
  return new Map(found.map(([name, { Properties }]) => [name, Properties]));
};

/** The definition of a state machine, with an ARN wherever CloudFormation would put one. */
export const definitionOf = (machine: Resource['Properties']): string => {
  const text = machine['DefinitionString'] as string | { 'Fn::Join': [string, readonly (string | object)[]] };
  if (typeof text === 'string') return text;
  const [separator, parts] = text['Fn::Join'];
  const arn = 'arn:aws:lambda:us-east-1:111122223333:function:f';
  return parts.map((part) => (typeof part === 'string' ? part : arn)).join(separator);
};
