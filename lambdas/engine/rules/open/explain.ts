import { contentStems, overlap } from '../../../domain/scene/words.ts';
import { isName } from '../../activities/names.ts';
import { refusal } from '../../guards/guard.ts';
import { phraseGuards } from '../../guards/phrase-guards.ts';
import { filled } from '../../locales/patterns.ts';
import { termKey, words } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';
import { type ExplainedTerm, explained } from '../siblings.ts';
import type { OpenDraft, OpenRule, ProposedPoint } from './open-rule.ts';

/** All that the material says a term is, or what it says first; undefined where that could not be told by itself. */
export const definitionPoint = ({ term, definition }: ExplainedTerm, { locale }: Ground): ProposedPoint | undefined => {
  const { chunk, quote, text, short } = definition;
  const said = [text.replace(/^\([^)]*\)\s*/, ''), short].find((one) => !refusal(phraseGuards, one, locale.nlp));
  // "A rye bread is a bread of rye" says nothing that the term does not
  return said === undefined || locale.nlp.idle?.test(said) || overlap(contentStems(term), contentStems(said)) === 1
    ? undefined
    : { text: `${term}: ${said}`, chunk, quote };
};

/** The share of a glossary's words that a chunk must say, so that who has read it can answer. */
const TAUGHT = 0.5;

/** The body chunk that says what a term is: where it is defined, or the first to say what the glossary says. */
export const homeOf = ({ definition, chunks }: ExplainedTerm, { reading: { byId } }: Ground): string | undefined => {
  if (byId.get(definition.chunk)?.role === 'body') return definition.chunk;
  const said = contentStems(definition.text);
  return chunks.find((id) => overlap(said, contentStems(byId.get(id)?.text ?? '')) >= TAUGHT);
};

/** Words of content that a definition has besides its term's: "height of a wave" leaves out what a chapter says of it. */
const TELLING = 4;

const tells = (term: string, text: string): boolean => {
  const own = contentStems(term);
  return [...contentStems(text)].filter((stem) => !own.has(stem)).length >= TELLING;
};

/** Uses from which on a term is no passing one. */
const USED = 3;

/** Whether the material is about a term: an objective, a heading, its summary or its glossary names it, and the text goes on to use it. */
const isMatter = ({ key, count, definition }: ExplainedTerm, { reading, locale: { nlp } }: Ground): boolean => {
  const { chunks, bodies, apparatus } = reading;
  const summaries = chunks.filter(({ role }) => role === 'summary').map(({ text }) => text);
  const named = [...apparatus.objectives, ...bodies.flatMap(({ path }) => path), ...summaries].some((text) =>
    ` ${termKey(text, nlp)} `.includes(` ${key} `),
  );
  return count >= USED && (named || definition.from === 'glossary');
};

/** "Explain …": what a term means. */
export const explainRule: OpenRule = {
  id: 'explain',
  worth: 2,
  find: (ground) => {
    const { reading, locale } = ground;
    const phrase = locale.questions.open?.means;
    if (!phrase) return [];
    return explained(ground).flatMap((term): OpenDraft[] => {
      const { from, text } = term.definition;
      // What a list says of its label need not be what it is
      const isSaid = from === 'label' && !locale.nlp.article?.test(text);
      const definition = isSaid || !tells(term.term, text) ? undefined : definitionPoint(term, ground);
      const chunk = homeOf(term, ground);
      // Nobody means anything by the name of a person or a place
      const isNamed =
        locale.nlp.tagger !== null &&
        from !== 'glossary' &&
        words(term.term).every((word) => /^.\p{Ll}/u.test(word) && isName(word, reading));
      if (!definition || !chunk || isNamed || !isMatter(term, ground)) return [];
      return [
        {
          subjects: [term.key],
          question: filled(phrase, { term: term.term }),
          points: [definition],
          chunk,
          salience: Math.min(1, term.weight),
        },
      ];
    });
  },
};
