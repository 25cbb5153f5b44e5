import { Aws } from 'aws-cdk-lib';
import { UserPoolEmail } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { DeploymentSettings } from '../settings.ts';
import type { AppFunction } from './compute/function.ts';

const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1);

/**
 * How the user pool mails its codes. Cognito uses exactly the given SES identity, so for an address of which only the
 * domain is verified, the domain has to be given. Without a sender, Cognito's own mail service sends 50 mails a day.
 */
export const poolEmail = (
  sender: string | undefined,
  identity: DeploymentSettings['mailIdentity'],
): { readonly email?: UserPoolEmail } => {
  if (sender === undefined) return {};
  const sesVerifiedDomain = identity === 'domain' ? { sesVerifiedDomain: domainOf(sender) } : {};
  const from = { fromEmail: sender, fromName: 'Fabula', sesRegion: Aws.REGION };
  return { email: UserPoolEmail.withSES({ ...from, ...sesVerifiedDomain }) };
};

/** Environment variables that say whether mails are sent and whether users can delete their accounts. */
export const addAccountSettings = (fn: AppFunction, sender: string | undefined, deletion: 'on' | 'off'): void =>
  fn.addEnvironment({ ACCOUNT_DELETION: deletion, ...(sender === undefined ? {} : { MAIL_SENDER: sender }) });

/** Lets a function send mails as this sender only, whether SES has verified the address or its domain. */
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
