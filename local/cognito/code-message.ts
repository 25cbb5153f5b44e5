import type { MailMessage } from '../ses/message.ts';
import type { CodeMail } from './codes.ts';

/** The mail with a code, worded as by the deployed user pool. */
export const codeMessage = ({ to, code }: CodeMail, from: string): MailMessage => {
  const text = `Your code for Fabula is ${code}.`;
  return { from, to, subject: 'Your code for Fabula', text, html: `<p>${text}</p>`, headers: [] };
};
