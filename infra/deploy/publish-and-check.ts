import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { siteFolder } from '../build/prerendered.ts';
import { parseOutputs } from '../outputs.ts';
import { OUTPUTS } from './deploy.ts';
import { publish } from './publish.ts';
import { runChecks, siteChecks } from './smoke.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The steps after the stack: uploads the site and runs the smoke checks. False when one fails. */
export const publishAndCheck = async (): Promise<boolean> => {
  const {
    SiteBucket: Bucket,
    SiteConfig: config,
    SiteUrl: site,
  } = parseOutputs(readFileSync(path.join(root, OUTPUTS), 'utf8'));
  const s3 = new S3Client({ region: config.region });
  const count = await publish(siteFolder, { origin: new URL(site).origin, config }, (object) =>
    s3.send(new PutObjectCommand({ Bucket, ...object })),
  );
  console.log(`${count} files published to ${site}`);
  return runChecks(siteChecks(site, config));
};
