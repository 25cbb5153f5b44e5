import type { Stoppable } from '../../../shared/model/account/unsubscribe.ts';
import type { Mail } from './ports.ts';

/** The content of a mail, before it is rendered as text and as HTML. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** The button of the mail. */
  readonly action: { readonly label: string; readonly url: string };
  /** What its link stops, and so what it is sent for: all mails, unless it says otherwise. */
  readonly stops?: Stoppable;
}

interface Recipient {
  readonly to: string;
  readonly name: string | null;
  /** URL of the page to unsubscribe on, and the one-click URL for mail programs. */
  readonly page: string;
  readonly click: string;
}

const unsafe: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => unsafe[character] ?? '');

const greeting = (name: string | null): string => (name === null ? 'Hello,' : `Hello ${name},`);
const footers = {
  mails: {
    reason: 'You get this mail because e-mail notifications are on in your settings.',
    stop: 'Stop these mails',
  },
  reminder: {
    reason: 'You get this mail because you asked to be reminded of what is due.',
    stop: 'Stop reminding me',
  },
} as const satisfies Record<Stoppable, { reason: string; stop: string }>;

const textOf = ({ paragraphs, list = [], action, stops = 'mails' }: MailContent, { name, page }: Recipient): string =>
  [
    greeting(name),
    ...paragraphs,
    ...(list.length > 0 ? [list.map((item) => `- ${item}`).join('\n')] : []),
    `${action.label}: ${action.url}`,
    'Fabula',
    `--\n${footers[stops].reason}\n${footers[stops].stop}: ${page}`,
  ].join('\n\n');

const paragraph = (content: string): string => `<p style="margin:0 0 16px">${content}</p>`;

const htmlOf = (
  { subject, paragraphs, list = [], action, stops = 'mails' }: MailContent,
  { name, page }: Recipient,
): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.6 Georgia,serif;color:#26221c;background:#faf7f1">',
    '<div style="max-width:34em;margin:0 auto">',
    paragraph(escaped(greeting(name))),
    ...paragraphs.map((content) => paragraph(escaped(content))),
    ...(list.length > 0 ? [`<ul>${list.map((item) => `<li dir="auto">${escaped(item)}</li>`).join('')}</ul>`] : []),
    paragraph(`<a href="${escaped(action.url)}" style="color:#7a3b12">${escaped(action.label)}</a>`),
    paragraph('Fabula'),
    `<p style="font-size:13px;color:#6b6459">${footers[stops].reason} <a href="${escaped(page)}" style="color:#6b6459">${footers[stops].stop}</a></p>`,
    '</div></body></html>',
  ].join('\n');

export const mailOf = (content: MailContent, addressed: Recipient): Mail => ({
  to: addressed.to,
  subject: content.subject,
  text: textOf(content, addressed),
  html: htmlOf(content, addressed),
  unsubscribe: { click: addressed.click },
});
