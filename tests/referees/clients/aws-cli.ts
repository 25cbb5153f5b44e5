import { deepEqual, match, rejects } from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { python } from '../python.ts';
import type { Report } from '../report.ts';
import { ask } from './program.ts';

/** A generation that is not there: the workflow finds out, and ends. */
const unknownGeneration = {
  sessionId: 'ses_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  generationId: 'gen_01ARZ3NDEKTSV4RRFFQ69G5FAV',
};

/** The AWS CLI as somebody types it who looks into the embedded stack; it finds the stand-ins by their variables. */
export const judgeCli = async (report: Report, work: string): Promise<void> => {
  const {
    BUCKET_NAME: bucket,
    TABLE_NAME,
    STATE_MACHINE_ARN,
    AWS_REGION = '',
    USER_POOL_ID,
    MAIL_SENDER,
  } = process.env;
  const env = { AWS_DEFAULT_REGION: AWS_REGION, AWS_PAGER: '', AWS_DEFAULT_OUTPUT: 'json', AWS_MAX_ATTEMPTS: '1' };
  const configured = path.join(work, 'aws-config');
  writeFileSync(configured, '[default]\ns3 =\n  signature_version = s3v4\n');
  const aws = (...args: string[]) => ask(python('aws'), args, { ...env, AWS_CONFIG_FILE: configured });
  const json = async (...args: string[]) => JSON.parse(await aws(...args));

  await report.check('aws s3 cp, ls, sync and rm, with a file that goes in parts', async () => {
    const file = path.join(work, 'large.bin');
    const content = randomBytes(20 * 1024 * 1024);
    writeFileSync(file, content);
    await aws('s3', 'cp', file, `s3://${bucket}/cli/large file.bin`);
    await aws('s3', 'cp', file, `s3://${bucket}/cli/below/again.bin`);
    const listed = await aws('s3', 'ls', `s3://${bucket}/cli/`);
    match(listed, /PRE below\//);
    match(listed, /20971520 large file\.bin/);
    const back = path.join(work, 'back');
    await aws('s3', 'sync', `s3://${bucket}/cli`, back);
    deepEqual(readFileSync(path.join(back, 'large file.bin')).equals(content), true);
    await aws('s3', 'rm', '--recursive', `s3://${bucket}/cli/`);
    await rejects(aws('s3', 'ls', `s3://${bucket}/cli/`));
  });

  await report.check('aws s3 presign', async () => {
    await aws('s3api', 'put-object', '--bucket', bucket ?? '', '--key', 'cli/signed');
    const address = await aws('s3', 'presign', `s3://${bucket}/cli/signed`);
    deepEqual((await fetch(address.trim())).status, 200);
  });

  await report.check('aws dynamodb put-item, query and scan', async () => {
    const at = ['--table-name', TABLE_NAME ?? ''];
    await aws('dynamodb', 'put-item', ...at, '--item', '{"PK":{"S":"CLI"},"SK":{"S":"A"},"n":{"N":"1.50"}}');
    const values = '{":p":{"S":"CLI"}}';
    const condition = ['--key-condition-expression', 'PK = :p', '--expression-attribute-values', values];
    const { Items, Count } = await json('dynamodb', 'query', ...at, ...condition);
    deepEqual([Count, Items[0].n], [1, { N: '1.5' }]);
    deepEqual((await json('dynamodb', 'scan', ...at, '--max-items', '1')).Items.length, 1);
  });

  await report.check('aws stepfunctions list-executions and get-execution-history', async () => {
    const machine = ['--state-machine-arn', STATE_MACHINE_ARN ?? ''];
    const { executionArn } = await json(
      'stepfunctions',
      'start-execution',
      ...machine,
      '--input',
      JSON.stringify(unknownGeneration),
    );
    const { executions } = await json('stepfunctions', 'list-executions', ...machine, '--max-items', '1');
    deepEqual(executions[0].executionArn, executionArn);
    const { events } = await json('stepfunctions', 'get-execution-history', '--execution-arn', executionArn);
    deepEqual(events[0].type, 'ExecutionStarted');
  });

  await report.check('aws cognito-idp list-users', async () => {
    deepEqual((await json('cognito-idp', 'list-users', '--user-pool-id', USER_POOL_ID ?? '')).Users, []);
  });

  await report.check('aws sesv2 send-email', async () => {
    const content = '{"Simple":{"Subject":{"Data":"Hello"},"Body":{"Text":{"Data":"Hello"}}}}';
    const to = ['--from-email-address', MAIL_SENDER ?? '', '--destination', 'ToAddresses=ann@example.test'];
    match((await json('sesv2', 'send-email', ...to, '--content', content)).MessageId, /./);
  });

  await report.check('aws bedrock-runtime converse', async () => {
    const message = '[{"role":"user","content":[{"text":"Hello"}]}]';
    const asked = ['--model-id', process.env['MODEL_ID'] ?? '', '--messages', message];
    deepEqual((await json('bedrock-runtime', 'converse', ...asked)).stopReason, 'end_turn');
  });
};
