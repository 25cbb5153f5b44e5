import { contentStems, overlap } from '../../domain/scene/words.ts';
import { once } from '../cache.ts';
import type { LocaleNlp } from '../locales/locale.ts';
import { localeOf } from '../locales/locales.ts';
import type { Reading, Sentence, Term } from '../nlp/reading.ts';
import { uncapitalized } from '../nlp/words.ts';
import { isKeyTerm } from './key-terms.ts';
import type { SceneText } from './scene-text.ts';
import { definitionStems, sharesStems } from './stems.ts';
import { termsIn, type UsedTerm } from './terms-in.ts';

/** "Alternation of generations" is one. */
const isPlural = (surface: string, nlp: LocaleNlp): boolean => {
  const last =
    surface
      .split(/ \p{Ll}{1,3} /u)[0]
      ?.split(/[\s-]/)
      .at(-1) ?? '';
  return nlp.singular(last) !== last.toLowerCase();
};
const isName = (surface: string): boolean => /(?:^|\s)\p{Lu}/u.test(surface);
const beginsWithVowel = (surface: string): boolean => /^[aeiouAEIOU]/.test(surface);

/** The part of speech of a term's last word where it stands, "X" where nobody says. */
const posIn = ({ tokens }: Sentence, start: number, surface: string): string =>
  tokens.findLast((token) => token.start >= start && token.end <= start + surface.length)?.pos ?? 'X';

/** Definitions that share more may be of things that fit alike. */
const ALIKE = 0.4;

/** Neither explains the other: what explains a term often fits where the term does. */
const apart = (one: Term, other: Term): boolean =>
  !sharesStems(one.term, other.definition?.text ?? '') &&
  !sharesStems(other.term, one.definition?.text ?? '') &&
  (definitionStems(one).size === 0 || overlap(definitionStems(one), definitionStems(other)) < ALIKE);

interface Form {
  readonly term: Term;
  /** As it is written inside a sentence. */
  readonly surface: string;
  readonly name: boolean;
  /** Where it stands so first. */
  readonly sentence: Sentence;
  readonly start: number;
}

/** Each form in which the body of a material writes its key terms. */
const formsOf = once((reading: Reading): readonly Form[] => {
  const { nlp } = localeOf(reading.language);
  const terms = reading.terms.filter(isKeyTerm(reading));
  const forms = new Map<string, Form>();
  for (const { sentences } of reading.bodies)
    for (const sentence of sentences)
      for (const { term, surface: written, start } of termsIn(sentence.text, terms, nlp)) {
        const common = start === 0 && !isName(term.term);
        const surface = common ? uncapitalized(written) : written;
        if (!forms.has(surface))
          forms.set(surface, { term, surface, name: !common && isName(written), sentence, start });
      }
  return [...forms.values()];
});

/**
 * Words that fit the grammar of a gap in a sentence and are not right there: terms that the material explains as
 * something else, in the form that it writes them in. The nearest first.
 */
export const wrongWords = (
  sentence: Sentence,
  gaps: readonly UsedTerm[],
  scene: SceneText,
  near: ReadonlySet<string>,
): string[] => {
  const { nlp } = scene.locale;
  const inside = new Set(termsIn(sentence.text, scene.reading.terms, nlp).map(({ term }) => term.key));
  const fitsIn = (form: Form): boolean =>
    gaps.some(({ surface, start }) => {
      const article = /(?:^|\s)an?\s$/i.test(sentence.text.slice(0, start));
      return (
        isPlural(form.surface, nlp) === isPlural(surface, nlp) &&
        form.name === (start > 0 && isName(surface)) &&
        posIn(form.sentence, form.start, form.surface) === posIn(sentence, start, surface) &&
        (!article || beginsWithVowel(form.surface) === beginsWithVowel(surface))
      );
    });
  const chosen: { term: Term; surface: string }[] = [];
  const kin = contentStems(gaps.map(({ term }) => term.definition?.text ?? '').join(' '));
  const nearness = ({ term }: { term: Term }): number =>
    overlap(definitionStems(term), kin) + (near.has(term.key) ? 0.2 : 0);
  for (const form of formsOf(scene.reading).toSorted((one, other) => nearness(other) - nearness(one))) {
    if (inside.has(form.term.key) || !fitsIn(form)) continue;
    if (/\p{N}/u.test(form.surface) || sharesStems(form.surface, sentence.text)) continue;
    if (![...gaps, ...chosen].every(({ term }) => term.key !== form.term.key && apart(term, form.term))) continue;
    chosen.push(form);
    if (chosen.length === 2) break;
  }
  return chosen.map(({ surface }) => surface);
};
