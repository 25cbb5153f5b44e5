import type { Passage } from '../../../../shared/model/learning/question.ts';
import type { MarginTerm } from '../../../../shared/model/session/scene.ts';
import { countWords } from '../../../../shared/model/text/words.ts';
import { fold } from '../fold.ts';
import { tidyLine } from '../tidy.ts';
import type { CheckContext } from './context.ts';
import { locate } from './evidence.ts';
import { type Finding, major } from './finding.ts';
import { languageFindings } from './language-findings.ts';
import { leakFindings } from './leak.ts';
import { markupFindings, withoutForeignLinks } from './markdown.ts';

/** A scene of text as a model proposes it. */
export interface ProposedScene {
  readonly title: string;
  readonly content: string;
  readonly sources: readonly { readonly chunk: string; readonly quote: string }[];
  readonly terms: readonly MarginTerm[];
}

export interface SceneContext extends CheckContext {
  /** Null when the scene may name itself. */
  readonly title: string | null;
  readonly words: { readonly min: number; readonly max: number };
  /** A chapter shows where in the material it stands; other scenes may. */
  readonly needsSources: boolean;
}

interface SceneOutcome {
  readonly scene: {
    readonly title: string;
    readonly content: string;
    readonly sources: readonly Passage[];
    readonly terms: readonly MarginTerm[];
  };
  /** Empty when the scene may be published. */
  readonly findings: readonly Finding[];
}

const MOST = { terms: 12, definition: 400, term: 80 } as const;

/** Times the most words that are right: what is longer is not read any further. */
const FAR_TOO_LONG = 3;

/** The title stands above the content already. */
const withoutTitle = (content: string, title: string): string => {
  const heading = /^#{1,6}[ \t]+(.+?)[ \t#]*(?:\n|$)/.exec(content);
  return heading && fold(heading[1] ?? '') === fold(title) ? content.slice(heading[0].length).trim() : content;
};

const passagesOf = (sources: ProposedScene['sources'], context: SceneContext): Passage[] => {
  const found = sources.flatMap((source) => locate(source, context.chunks) ?? []);
  return found.filter(({ start, end }, at) => found.findIndex((one) => one.start === start && one.end === end) === at);
};

const termsOf = (terms: readonly MarginTerm[], content: string): MarginTerm[] => {
  const text = fold(content);
  return terms
    .map(({ term, definition }) => ({ term: tidyLine(term, MOST.term) ?? '', definition: definition.trim() }))
    .filter(({ term, definition }) => term !== '' && definition !== '' && definition.length <= MOST.definition)
    .filter(({ term }, at, all) => text.includes(fold(term)) && all.findIndex((one) => one.term === term) === at)
    .slice(0, MOST.terms);
};

/** Mends what can be mended without asking again, and says what cannot. */
export const sceneOutcome = (proposed: ProposedScene, context: SceneContext): SceneOutcome => {
  const title = context.title ?? tidyLine(proposed.title) ?? '';
  const { min, max } = context.words;
  const length = (words: number): Finding => major('length', `It has ${words} words; ${min} to ${max} are right.`);
  const proposedWords = countWords(proposed.content);
  if (proposedWords > max * FAR_TOO_LONG)
    return { scene: { title, content: '', sources: [], terms: [] }, findings: [length(proposedWords)] };

  const content = withoutForeignLinks(withoutTitle(proposed.content.trim(), title), context.material);
  const sources = passagesOf(proposed.sources, context);
  const terms = termsOf(proposed.terms, content);
  const shown = [title, content, ...terms.map(({ definition }) => definition)].join('\n\n');
  const words = countWords(content);
  const findings = [
    ...markupFindings(shown, context.material),
    ...leakFindings(shown, context.rules, context.material),
  ];
  if (title === '') findings.push(major('title', 'It has no title.'));
  if (words < min || words > max) findings.push(length(words));
  findings.push(...languageFindings(content, context));
  if (context.needsSources && sources.length === 0)
    findings.push(major('sources', 'None of its quotes stands word for word in a chunk of this scene.'));
  return { scene: { title, content, sources, terms }, findings };
};
