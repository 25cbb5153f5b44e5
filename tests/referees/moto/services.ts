import { deepEqual, equal, rejects } from 'node:assert/strict';
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import {
  CreateStateMachineCommand,
  DescribeExecutionCommand,
  type DescribeExecutionCommandOutput,
  ListExecutionsCommand,
  SFNClient,
} from '@aws-sdk/client-sfn';
import { PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { openMailer } from '../../../lambdas/adapters/mail/mailer.ts';
import { readSecrets } from '../../../lambdas/adapters/secrets/secrets.ts';
import { createJobs } from '../../../lambdas/adapters/workflow/jobs.ts';
import { createWorkflow } from '../../../lambdas/adapters/workflow/workflow.ts';
import { jobWorkflow } from '../../../lambdas/job/definition.ts';
import { generationWorkflow } from '../../../lambdas/pipeline/definition.ts';
import { newId } from '../../../shared/model/id.ts';
import type { Report } from '../report.ts';

const sender = 'Fabula <fabula@example.test>';
const letter = {
  to: 'ines@example.test',
  subject: 'Your lesson is ready',
  text: 'Ready ♥',
  html: '<p>Ready ♥</p>',
  unsubscribe: { click: 'https://fabula.test/u?x', page: 'https://fabula.test/p' },
};

const arn = (fn: string) => `arn:aws:lambda:us-east-1:123456789012:function:${fn}`;

export const judgeServices = async (report: Report): Promise<void> => {
  await report.check('a mail from an address that SES does not know is refused', async () => {
    await rejects(openMailer(sender).send(letter), { name: 'MessageRejected' });
  });

  await report.check('a mail with its button to unsubscribe is taken', async () => {
    await new SESv2Client().send(new CreateEmailIdentityCommand({ EmailIdentity: 'fabula@example.test' }));
    await openMailer(sender).send(letter);
  });

  await report.check('secrets come in the order of their names, and one without a value is an error', async () => {
    const ssm = new SSMClient();
    for (const [Name, Value] of [
      ['/fabula/b', 'second'],
      ['/fabula/a', 'first'],
    ])
      await ssm.send(new PutParameterCommand({ Name, Value, Type: 'SecureString' }));
    deepEqual(await readSecrets(['/fabula/b', '/fabula/a']), ['second', 'first']);
    await rejects(readSecrets(['/fabula/a', '/fabula/no']), /\/fabula\/no has no value/);
  });

  const sfn = new SFNClient();
  const machine = async (name: string, definition: object) => {
    const roleArn = 'arn:aws:iam::123456789012:role/fabula';
    const command = new CreateStateMachineCommand({ name, roleArn, definition: JSON.stringify(definition) });
    return (await sfn.send(command)).stateMachineArn ?? '';
  };

  await report.check('both workflows are definitions that Step Functions takes', async () => {
    await machine('a', generationWorkflow(arn, { mapConcurrency: 8 }));
    await machine('b', jobWorkflow(arn));
  });

  let ended: DescribeExecutionCommandOutput | undefined;
  await report.check(
    'a generation is started once under its name, and stopped; one that is not there may be',
    async () => {
      const stateMachineArn = await machine('generation', generationWorkflow(arn, { mapConcurrency: 8 }));
      const workflow = createWorkflow(sfn, stateMachineArn);
      const ref = { sessionId: newId('ses', Date.now()), generationId: newId('gen', Date.now()) };
      await workflow.start(ref);
      await workflow.start(ref);
      const { executions = [] } = await sfn.send(new ListExecutionsCommand({ stateMachineArn }));
      deepEqual(
        executions.map(({ name }) => name),
        [ref.generationId],
      );
      await workflow.stop(ref);
      const { executionArn } = executions[0] ?? {};
      ended = await sfn.send(new DescribeExecutionCommand({ executionArn }));
      equal(ended.status, 'ABORTED');
      await workflow.stop({ ...ref, generationId: newId('gen', Date.now()) });
    },
  );
  await report.check('an execution that was stopped says why', () => equal(ended?.cause, 'Cancelled'));

  await report.check('a job runs once however often it is asked for', async () => {
    const stateMachineArn = await machine('jobs', jobWorkflow(arn));
    const jobs = createJobs(sfn, stateMachineArn);
    const job = { kind: 'deletion', userId: 'ines' } as const;
    await jobs.start(job);
    await jobs.start(job);
    equal((await sfn.send(new ListExecutionsCommand({ stateMachineArn }))).executions?.length, 1);
  });
};
