import { contentStems, overlap } from '../../../domain/scene/words.ts';
import { isName } from '../../activities/names.ts';
import { once } from '../../cache.ts';
import { refusal } from '../../guards/guard.ts';
import { phraseGuards } from '../../guards/phrase-guards.ts';
import { namesItself } from '../../guards/question-guards.ts';
import { filled } from '../../locales/patterns.ts';
import { termKey, words } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';
import { kindOf } from '../kinds.ts';
import { type ExplainedTerm, explained, meansSame } from '../siblings.ts';
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
/** Characters of a definition that is quoted. */
const LONGEST = 240;

const saidBesides = (term: string, text: string): number => {
  const own = contentStems(term);
  return [...contentStems(text)].filter((stem) => !own.has(stem)).length;
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

/** A term that may be asked for, with what it is. */
interface Askable {
  readonly term: ExplainedTerm;
  readonly point: ProposedPoint;
  readonly chunk: string;
}

const askable = (term: ExplainedTerm, ground: Ground): Askable[] => {
  const { reading, locale } = ground;
  const { from, text } = term.definition;
  // What a list says of its label need not be what it is
  const isSaid = from === 'label' && !locale.nlp.article?.test(text);
  const point = isSaid || saidBesides(term.term, text) < TELLING ? undefined : definitionPoint(term, ground);
  const chunk = homeOf(term, ground);
  // Nobody means anything by the name of a person or a place
  const isNamed =
    locale.nlp.tagger !== null &&
    from !== 'glossary' &&
    words(term.term).every((word) => /^.\p{Ll}/u.test(word) && isName(word, reading));
  return point && chunk && !isNamed && isMatter(term, ground) ? [{ term, point, chunk }] : [];
};

/** Whether a definition is of one term only, and does not say it: "a belief in races" says "racism", "a common grain" any. */
const tellsApart = ({ term, point }: Askable, ground: Ground): boolean => {
  const { nlp, questions } = ground.locale;
  const { from, text } = term.definition;
  const isThing = questions.head === null || kindOf(term, ground).head !== '';
  return (
    isThing &&
    (from === 'glossary' || saidBesides(term.term, text) > TELLING) &&
    point.text.length - term.term.length <= LONGEST &&
    !explained(ground).some((other) => other.key !== term.key && meansSame(term, other, ground)) &&
    !words(term.term).some((word) => namesItself(word, point.text.slice(term.term.length), nlp))
  );
};

/** Every second term that its definition tells apart is asked for by it, the others by their names. */
const askedFor = once((ground: Ground): Readonly<Record<'name' | 'means', readonly Askable[]>> => {
  const all = explained(ground).flatMap((term) => askable(term, ground));
  const name = all
    .toSorted((a, b) => b.term.weight - a.term.weight)
    .filter((one) => tellsApart(one, ground))
    .filter((_, at) => at % 2 === 1);
  return { name, means: all.filter((one) => !name.includes(one)) };
});

const draftOf = ({ term: { key, weight }, chunk }: Askable, question: string, point: ProposedPoint): OpenDraft => ({
  subjects: [key],
  question,
  points: [point],
  chunk,
  salience: Math.min(1, weight),
});

/** "Explain …": what a term means. */
export const explainRule: OpenRule = {
  id: 'explain',
  worth: 2,
  find: (ground) => {
    const { means } = ground.locale.questions.open ?? {};
    const asked = means ? askedFor(ground).means : [];
    return asked.map((one) => draftOf(one, filled(means ?? '', { term: one.term.term }), one.point));
  },
};

/** "What does the material call this?": the term that a definition is of. */
export const nameRule: OpenRule = {
  id: 'name',
  worth: 2,
  find: (ground) => {
    const { name } = ground.locale.questions.open ?? {};
    const asked = name ? askedFor(ground).name : [];
    return asked.map((one) => {
      const { term, point } = one;
      const definition = point.text.slice(`${term.term}: `.length);
      const draft = draftOf(one, filled(name ?? '', { definition }), { ...point, text: term.term });
      return { ...draft, answer: `${point.text}.` };
    });
  },
};
