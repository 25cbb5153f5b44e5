import { Aws } from 'aws-cdk-lib';
import { UserPoolEmail } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Settings } from '../settings.ts';
import type { AppFunction } from './compute/function.ts';

const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1);

/**
 * How a user pool mails its codes. Cognito sends as exactly the identity that it is told: an address whose domain alone is
 * verified is refused as an identity of its own. Without a sender it is Cognito's own mail service, 50 mails a day.
 */
export const poolEmail = (
  sender: string | undefined,
  identity: Settings['mailIdentity'],
): { readonly email?: UserPoolEmail } => {
  if (sender === undefined) return {};
  const sesVerifiedDomain = identity === 'domain' ? { sesVerifiedDomain: domainOf(sender) } : {};
  const from = { fromEmail: sender, fromName: 'Fabula', sesRegion: Aws.REGION };
  return { email: UserPoolEmail.withSES({ ...from, ...sesVerifiedDomain }) };
};

/** What every function is told that asks whether mails are sent and accounts deleted. */
export const tellLeaving = (fn: AppFunction, sender: string | undefined, deletion: 'on' | 'off'): void =>
  fn.tell({ ACCOUNT_DELETION: deletion, ...(sender === undefined ? {} : { MAIL_SENDER: sender }) });

/** Lets a function send as one sender and nobody else, whether SES knows the address itself or its whole domain. */
export const grantMail = (fn: AppFunction, sender: string | undefined): void => {
  if (sender === undefined) return;
  const identities = [sender, domainOf(sender)];
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
