export interface MailMessage {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** At least one of text and html is set. */
  readonly text?: string | undefined;
  readonly html?: string | undefined;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const LINE = /.{1,76}/g;
const base64 = (text: string): string => (Buffer.from(text).toString('base64').match(LINE) ?? []).join('\r\n');
const encoded = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${base64(text).replaceAll('\r\n', '')}?=`;

const part = (type: string, text: string): string =>
  [`Content-Type: ${type}; charset=UTF-8`, 'Content-Transfer-Encoding: base64', '', base64(text)].join('\r\n');

/** A mail as it would go over the wire (RFC 5322); text and HTML together are multipart/alternative. */
export const messageOf = (message: MailMessage, { id, at }: { readonly id: string; readonly at: Date }): string => {
  const boundary = `part-${id}`;
  const parts = [
    ...(message.text ? [part('text/plain', message.text)] : []),
    ...(message.html ? [part('text/html', message.html)] : []),
  ];
  return [
    `From: ${message.from}`,
    `To: ${message.to}`,
    `Subject: ${encoded(message.subject)}`,
    `Date: ${at.toUTCString()}`,
    `Message-ID: <${id}@localhost>`,
    ...message.headers.map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    ...(parts.length === 1
      ? parts
      : [
          `Content-Type: multipart/alternative; boundary="${boundary}"`,
          '',
          ...parts.flatMap((each) => [`--${boundary}`, each]),
          `--${boundary}--`,
        ]),
    '',
  ].join('\r\n');
};
