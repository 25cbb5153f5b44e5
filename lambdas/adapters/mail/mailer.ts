import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Mailer } from '../../domain/notification/ports.ts';

const part = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** `sender`: an address that SES has verified, with or without a display name. */
export const openMailer = (sender: string, client: Pick<SESv2Client, 'send'> = new SESv2Client()): Mailer => ({
  send: async ({ to, subject, text, html, unsubscribe }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: sender,
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: {
            Subject: part(subject),
            Body: { Text: part(text), Html: part(html) },
            // RFC 8058: mail programs show their own unsubscribe button and POST to this address.
            Headers: [
              { Name: 'List-Unsubscribe', Value: `<${unsubscribe.click}>` },
              { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
            ],
          },
        },
      }),
    );
  },
});
