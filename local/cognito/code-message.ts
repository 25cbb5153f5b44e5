import type { MailMessage } from '../ses/message.ts';
import type { CodeMail } from './codes.ts';

/** The mail that brings a code, in the words of the pool in the cloud. */
export const codeMessage = ({ to, code }: CodeMail, from: string): MailMessage => {
  const text = `Your code for Fabula is ${code}.`;
  return { from, to, subject: 'Your code for Fabula', text, html: `<p>${text}</p>`, headers: [] };
};
