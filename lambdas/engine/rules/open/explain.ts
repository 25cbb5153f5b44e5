import { contentStems, overlap } from '../../../domain/scene/words.ts';
import { refusal } from '../../guards/guard.ts';
import { phraseGuards } from '../../guards/phrase-guards.ts';
import { filled } from '../../locales/patterns.ts';
import { tidied } from '../../nlp/labels.ts';
import type { Ground } from '../candidate.ts';
import { type ExplainedTerm, explained, isName } from '../siblings.ts';
import { toldOf } from './about.ts';
import type { OpenDraft, OpenRule, ProposedPoint } from './open-rule.ts';

/** What a term is, and what else the material says of it: no more. */
const MOST = 3;

/** "A rye bread is a bread of rye": nothing that the term does not say. */
const saysNothing = (term: string, said: string): boolean => overlap(contentStems(term), contentStems(said)) === 1;

/** All that the material says a term is, or what it says first; undefined where that could not be told by itself. */
export const definitionPoint = ({ term, definition }: ExplainedTerm, { locale }: Ground): ProposedPoint | undefined => {
  const { chunk, quote, text, short } = definition;
  const said = [text.replace(/^\([^)]*\)\s*/, ''), short].find((one) => !refusal(phraseGuards, one, locale.nlp));
  return said === undefined || saysNothing(term, said) ? undefined : { text: `${term}: ${said}`, chunk, quote };
};

/** All that a list says of its label; undefined where a longer label is of the same matter. */
const labelPoint = (term: ExplainedTerm, ground: Ground): ProposedPoint | undefined => {
  const isPart = explained(ground).some(({ key }) => key !== term.key && ` ${key} `.includes(` ${term.key} `));
  const point = isPart ? undefined : definitionPoint(term, ground);
  return point && { ...point, text: tidied(term.definition.shown) };
};

/** The share of a glossary's words that a chunk must say, so that who has read it can answer. */
const TAUGHT = 0.5;

/** The body chunk that says what a term is: where it is defined, or the first to say what the glossary says. */
export const homeOf = ({ definition, chunks }: ExplainedTerm, { reading: { byId } }: Ground): string | undefined => {
  if (byId.get(definition.chunk)?.role === 'body') return definition.chunk;
  const said = contentStems(definition.text);
  return chunks.find((id) => overlap(said, contentStems(byId.get(id)?.text ?? '')) >= TAUGHT);
};

/** "Explain …": what a term means, and what the material says of it. */
export const explainRule: OpenRule = {
  id: 'explain',
  worth: 2,
  find: (ground) => {
    const phrases = ground.locale.questions.open;
    if (!phrases) return [];
    return explained(ground).flatMap((term): OpenDraft[] => {
      const isLabel = term.definition.from === 'label';
      const definition = isLabel ? labelPoint(term, ground) : definitionPoint(term, ground);
      const chunk = homeOf(term, ground);
      if (!definition || !chunk) return [];
      const others = (isLabel ? [] : toldOf(term.key, [definition], ground)).filter(
        ({ text }) => !ground.locale.nlp.definitions.some((pattern) => pattern.test(text)),
      );
      const points = [definition, ...others].slice(0, MOST);
      // What a list says of its label need not be what it is, and nobody means anything by a name
      const isTold = isLabel || (term.definition.from === 'sentence' && isName(term.term));
      const phrase = isTold ? phrases.about : points.length > 1 ? phrases.explain : phrases.means;
      return [
        {
          subjects: [term.key],
          question: filled(phrase, { term: term.term, name: term.term }),
          points,
          chunk,
          salience: Math.min(1, term.weight),
        },
      ];
    });
  },
};
