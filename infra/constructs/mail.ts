import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { AppFunction } from './function.ts';

/** What every function is told that asks whether mails are sent and accounts deleted. */
export const tellLeaving = (fn: AppFunction, sender: string | undefined, deletion: 'on' | 'off'): void =>
  fn.tell({ ACCOUNT_DELETION: deletion, ...(sender === undefined ? {} : { MAIL_SENDER: sender }) });

/** Lets a function send as one sender and nobody else, whether SES knows the address itself or its whole domain. */
export const grantMail = (fn: AppFunction, sender: string | undefined): void => {
  if (sender === undefined) return;
  const identities = [sender, sender.slice(sender.indexOf('@') + 1)];
  fn.role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: identities.map(
        (identity) => `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:identity/${identity}`,
      ),
      conditions: { StringEquals: { 'ses:FromAddress': sender } },
    }),
  );
};
