/** The steps after `cdk deploy`: publish the site, then look at the deployment from outside. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BedrockClient, type InferenceProfileSummary, paginateListInferenceProfiles } from '@aws-sdk/client-bedrock';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { siteFolder } from '../build/prerendered.ts';
import { parseOutputs } from '../outputs.ts';
import { checkModel } from './model-check.ts';
import { publish } from './publish.ts';
import { runChecks, siteChecks } from './smoke.ts';

const outputs = parseOutputs(readFileSync(path.resolve(import.meta.dirname, '../../cdk.out/outputs.json'), 'utf8'));
const { SiteBucket: Bucket, SiteConfig: config, SiteUrl: site } = outputs;
const { region } = config;

const s3 = new S3Client({ region });
const count = await publish(siteFolder, { origin: new URL(site).origin, config }, (object) =>
  s3.send(new PutObjectCommand({ Bucket, ...object })),
);
console.log(`${count} files published to ${site}`);

const modelCheck = {
  name: `the model ${outputs.ModelId} can be called`,
  run: async () => {
    const profiles: InferenceProfileSummary[] = [];
    for await (const page of paginateListInferenceProfiles({ client: new BedrockClient({ region }) }, {}))
      profiles.push(...(page.inferenceProfileSummaries ?? []));
    checkModel(outputs, profiles);
  },
};
// A model that is not there will not be there in a minute; a new distribution will.
const results = [await runChecks([modelCheck], { patienceMs: 0 }), await runChecks(siteChecks(site, config))];
process.exitCode = results.every(Boolean) ? 0 : 1;
