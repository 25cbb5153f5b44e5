import type { RequestListener } from 'node:http';
import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { awsError, readBody, sendJson } from '../lib/http.ts';
import type { MailMessage } from './message.ts';
import { saveMail } from './outbox.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const SEND = '/v2/email/outbound-emails';

export interface SesOptions {
  /** Folder where mails are saved as .eml files instead of being sent. */
  readonly outbox: string;
  /** The verified sender; mails of other senders are refused, as by SES. */
  readonly sender: string;
}

const messageFrom = ({ FromEmailAddress: from, Destination, Content, ...more }: SendEmailCommandInput): MailMessage => {
  const { Subject, Body, Headers = [], ...rest } = Content?.Simple ?? {};
  const to = Destination?.ToAddresses ?? [];
  if (Object.keys(more).length > 0 || Object.keys(rest).length > 0)
    throw new Error(`${Object.keys({ ...more, ...rest })} are not part of this stack`);
  const [text, html] = [Body?.Text?.Data, Body?.Html?.Data];
  if (!from || to.length !== 1 || !Subject?.Data || !(text || html))
    throw new Error('A mail here has a sender, one reader, a subject, and a text or HTML');
  const headers = Headers.map(({ Name = '', Value = '' }) => [Name, Value] as const);
  return { from, to: to[0]!, subject: Subject.Data, text, html, headers };
};

/** A fake SES with the one operation that the product uses. */
export const createSes = ({ outbox, sender }: SesOptions): RequestListener => {
  const send = async (body: string): Promise<string> => {
    const message = messageFrom(JSON.parse(body) as SendEmailCommandInput);
    if (message.from !== sender) throw new Error(`Email address is not verified: ${message.from}`);
    return saveMail(outbox, message);
  };
  return async (req, res) => {
    if (req.method !== 'POST' || req.url !== SEND)
      return awsError(res, 404, 'UnknownOperationException', `${req.method} ${req.url} is not part of this stack`);
    try {
      sendJson(res, 200, { MessageId: await send((await readBody(req, MAX_BYTES)).toString()) });
    } catch (error) {
      awsError(res, 400, 'MessageRejected', error instanceof Error ? error.message : String(error));
    }
  };
};
