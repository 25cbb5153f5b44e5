import { contentStems } from '../../domain/scene/words.ts';
import { refusal } from '../guards/guard.ts';
import { phraseGuards } from '../guards/phrase-guards.ts';
import { filled } from '../locales/patterns.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { type ExplainedTerm, explained, relativesOf } from './siblings.ts';

/** The body chunk that tells of a term: where it is defined, or first used. */
const chunkOf = ({ definition, chunks }: ExplainedTerm, { reading }: Ground): string =>
  reading.byId.get(definition.chunk)?.role === 'body' ? definition.chunk : (chunks[0] ?? definition.chunk);

/** "Early stopping" stops early: who reads the one knows the other. */
const ownRoot = ({ term, definition }: ExplainedTerm): string | undefined => {
  const said = contentStems(definition.short);
  return [...contentStems(term)].some((stem) => said.has(stem)) ? 'is explained by its own root' : undefined;
};

const shared = (term: ExplainedTerm, ground: Ground) => {
  const { chunk, quote, shown, short } = term.definition;
  return {
    subject: term.key,
    chunk: chunkOf(term, ground),
    evidence: { chunk, quote },
    shown,
    sentence: null,
    salience: Math.min(1, term.weight),
    refused: refusal(phraseGuards, short, ground.locale.nlp) ?? ownRoot(term),
  };
};

/** "Which term means “…”?": the definition asks for the term, among terms of its kind. */
export const termRule: Rule = {
  id: 'term',
  worth: 2.2,
  find: (ground) => {
    const { term: phrase, about } = ground.locale.questions;
    if (phrase === null) return [];
    return explained(ground).map(
      (term): Candidate => ({
        ...shared(term, ground),
        // As many terms are asked for as meanings
        salience: Math.min(1, term.weight) + (term.key.length % 2) / 100,
        question: filled(phrase, { definition: term.definition.short }),
        right: term.term,
        pool: relativesOf(term, ground).map((other) => ({
          text: other.term,
          about: filled(about.term, { term: other.term, definition: other.definition.short }),
        })),
      }),
    );
  },
};

/** "What does “…” mean?": the term asks for its definition, among definitions of its kind. */
export const meaningRule: Rule = {
  id: 'meaning',
  worth: 2.2,
  find: (ground) => {
    const { meaning: phrase, about } = ground.locale.questions;
    if (phrase === null) return [];
    return explained(ground).map(
      (term): Candidate => ({
        ...shared(term, ground),
        question: filled(phrase, { term: term.term }),
        right: term.definition.short,
        pool: relativesOf(term, ground)
          .map((other) => ({ other, text: other.definition.short }))
          .filter(({ text }) => refusal(phraseGuards, text, ground.locale.nlp) === undefined)
          .map(({ other, text }) => ({ text, about: filled(about.meaning, { term: other.term }) })),
      }),
    );
  },
};
