import path from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFolder } from './build/bundle.ts';
import { prerenderedIn, siteFolder } from './build/prerendered.ts';
import { STACK_NAME } from './outputs.ts';
import { readSettings } from './settings.ts';
import { FabulaStack } from './stacks/fabula.ts';

const app = new App();
const settings = readSettings(app);
new FabulaStack(app, STACK_NAME, {
  description: 'Fabula: what a person has to learn, as something they want to read',
  terminationProtection: settings.protection === 'on',
  settings,
  codeOf: (name) => Code.fromAsset(path.join(bundleFolder, name)),
  prerendered: prerenderedIn(siteFolder),
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
