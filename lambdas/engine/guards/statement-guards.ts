import { words } from '../nlp/words.ts';
import type { Guard } from './guard.ts';

/** A sentence that could stand by itself. */
export interface Statement {
  readonly text: string;
  /** The words of headings and of terms, in lower case and in the singular: what everybody knows who has read the material. */
  readonly known: ReadonlySet<string>;
}

const known = new Set(['dough', 'loaf']);
const POSTMODIFIED = /^(?:of|that|which|who|for|between|to|in|from|with|at|on|by|where|around|within|among)$/i;

const unnamed: Guard<Statement> = {
  name: 'speaks of something that was named before it',
  refuses: ({ text, known: names }, { singular, functionWords }) => {
    const opening = /(?:^|, )[Tt]he ((?:\p{Ll}[\p{L}-]*\s?){1,4})/u.exec(text)?.[1];
    const said = words(opening ?? '');
    const end = said.findIndex((word) => functionWords.has(word));
    if (!opening || said.some((word) => POSTMODIFIED.test(word))) return false;
    return !said.slice(0, end < 0 ? said.length : end).some((word) => names.has(singular(word)));
  },
  examples: [{ text: 'The result was a flat bread that nobody would buy.', known }],
  counterexamples: [
    { text: 'The result of kneading is a firm and smooth dough.', known },
    { text: 'The dough was too wet to hold its shape.', known },
  ],
};

/** What a statement must not be to stand among others, without the sentences around it. */
export const statementGuards: readonly Guard<Statement>[] = [unnamed];
