import type { Letter } from '../ses/message.ts';
import type { Mail } from './codes.ts';

/** The mail that brings a code, in the words of the pool in the cloud. */
export const codeLetter = ({ to, code }: Mail, from: string): Letter => {
  const text = `Your code for Fabula is ${code}.`;
  return { from, to, subject: 'Your code for Fabula', text, html: `<p>${text}</p>`, headers: [] };
};
