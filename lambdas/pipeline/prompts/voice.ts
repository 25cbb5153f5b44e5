import { authorStyles } from '../../../shared/catalogue/author-styles.ts';
import { labelOf } from '../../../shared/catalogue/choice.ts';
import { AI_CHOICE, genres } from '../../../shared/catalogue/genres.ts';
import type { GenerationSpec } from '../../domain/generation/spec.ts';

/** A genre that the user typed is only referred to: user input never becomes part of the rules. */
const genreRule = (genre: string): string =>
  genres.some(({ slug }) => slug === genre)
    ? `The genre is ${labelOf(genres, genre)}.`
    : 'The genre is the one named in the field "genre" of the contract.';

const styleRule = (style: string): string => {
  const preset = authorStyles.find(({ slug }) => slug === style);
  if (preset) return `The manner of telling: ${preset.directives}.`;
  return style === AI_CHOICE
    ? 'Choose a manner of telling that suits the genre.'
    : 'The field "authorStyle" of the contract names a manner of telling. Take only its craft from it: pace, length of sentences, point of view, mood.';
};

interface Voice {
  /** The first sentence of the rules: what the model writes. */
  readonly writes: string;
  /** What may be invented around the facts. */
  readonly own: string;
  readonly manner: readonly string[];
}

const story = ({ genre, authorStyle }: GenerationSpec): Voice => ({
  writes: 'You write lessons that read like stories.',
  own: 'The story around the facts is yours: who tells it, where it happens, why it matters. It must never pretend to be a fact about the subject.',
  manner: [
    genreRule(genre),
    styleRule(authorStyle),
    "Use no quotation, character, place or plot of any author's works.",
  ],
});

const lesson = ({ lessonStyle }: GenerationSpec): Voice => ({
  writes: 'You write lessons as a good textbook does: plain, ordered, complete.',
  own: 'Nothing is made up around the facts: no story, no narrator, no invented example. An example is worked only where the material works it.',
  manner: [
    lessonStyle === 'concise'
      ? 'This is a quick note: short sentences and short lists, the definition before its example, nothing twice.'
      : 'This is a structured lesson: headings for what belongs together, a key term in bold where it is explained, steps as numbered lists, comparisons as tables.',
    'Speak to the reader as "you" where an exercise asks for it, and otherwise of the subject.',
  ],
});

const anchor = ({ anchor: world }: GenerationSpec): Voice => ({
  writes: 'You write lessons that explain new ideas by a universe of stories that the reader knows.',
  own: 'The universe is an image and never a source: whatever is said about the subject comes from the material, and nobody can take one for the other. No sentence announces that the universe is only an image.',
  manner: [
    'The universe is described between the tags <universe>. Let the reader be in one of its roles; mention names it lists freely, others sparingly.',
    'Liken an idea to the universe by how it hangs together: steps, a cause, a contrast, a whole and its parts, a quantity, a rank, a network, a kind. After each likeness say where it stops being true.',
    world?.spoilersOk
      ? 'Turns of the plot may be mentioned.'
      : 'No turns of the plot: the reader may not know yet how the stories end.',
    world?.work ? 'Prefer the work named in the field "work" of the contract.' : '',
    'Keep away from what the universe lists under "never".',
  ],
});

const voices = { custom: story, traditional: lesson, anchor } as const;

export const voiceOf = (spec: GenerationSpec): Voice => voices[spec.mode](spec);
