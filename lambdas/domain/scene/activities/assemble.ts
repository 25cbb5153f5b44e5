import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import type { Activity } from '../../../../shared/model/learning/activity.ts';
import { KEPT_ACTIVITIES } from '../../../../shared/model/learning/practice.ts';
import type { ProposedActivity } from '../../model/answers.ts';
import { untranslatedFindings } from '../checks/language-findings.ts';
import { leakFindings } from '../checks/leak.ts';
import { markupFindings } from '../checks/markdown.ts';
import { fold } from '../fold.ts';
import { makeMatch, makeOrder, makeSort } from './arrangement.ts';
import { makeBook } from './book.ts';
import { makeGap } from './gap.ts';
import type { ActivityContext, MadeActivity, MakeActivity } from './proposal.ts';
import { makePredict, makeRecall, makeWhy } from './recollection.ts';

/** More would be work, not practice; what a book asks comes besides, as far as answers to it are kept. */
const MOST = { made: 6, all: KEPT_ACTIVITIES } as const;

const makers: Readonly<Record<ProposedActivity['kind'], MakeActivity>> = {
  predict: makePredict,
  recall: makeRecall,
  gap: makeGap,
  match: makeMatch,
  order: makeOrder,
  sort: makeSort,
  why: makeWhy,
  book: makeBook,
};

/** The words of a proposal that are not the material's own. */
const writtenIn = ({ kind, question, items, wrong }: ProposedActivity): string =>
  kind === 'book' ? '' : [question, ...items.flatMap(({ text, match }) => [text, match]), ...wrong].join('\n');

const isClean = (proposed: ProposedActivity, context: ActivityContext): boolean => {
  const written = writtenIn(proposed);
  const findings = [
    ...markupFindings(written, context.material),
    ...leakFindings(written, context.rules, context.material),
    ...untranslatedFindings(written, context),
  ];
  return findings.length === 0;
};

/** The headings of a scene as a learner reads them. */
const headingsOf = (content: string): string[] =>
  fromMarkdown(content).children.flatMap((node) => (node.type === 'heading' ? [textOf(node)] : []));

/** What makes two activities of a kind the same: what they ask, or where the material says it. */
const sameness = (made: MadeActivity): string => {
  if (made.kind === 'predict' || made.kind === 'why' || made.kind === 'order' || made.kind === 'sort')
    return `${made.kind} ${fold(made.question)}`;
  if (made.kind === 'book') return `book ${fold([made.question, ...made.options].join('\n'))}`;
  if (made.kind === 'recall') return `recall ${made.sentences[0]?.start ?? made.passage?.begins ?? made.heading}`;
  return made.kind === 'gap'
    ? `gap ${made.evidence.start}`
    : `match ${made.pairs.map(({ term }) => fold(term)).sort()}`;
};

/**
 * The activities of a scene that hold, with their ids and places. One that does not is left out, and the scene stays as
 * it is: practice is worth less than the text it practises.
 */
export const assembleActivities = (proposed: readonly ProposedActivity[], context: ActivityContext): Activity[] => {
  const headings = proposed.length > 0 ? headingsOf(context.content) : [];
  const activities: Activity[] = [];
  const known = new Set<string>();
  for (const one of proposed) {
    if (activities.length === MOST.all) break;
    if (one.kind !== 'book' && activities.filter(({ kind }) => kind !== 'book').length === MOST.made) continue;
    const heading = one.place === '' ? undefined : headings.find((text) => fold(text) === fold(one.place));
    const made = isClean(one, context) ? makers[one.kind]({ ...one, place: heading ?? '' }, context) : undefined;
    if (!made || known.has(sameness(made))) continue;
    known.add(sameness(made));
    const afterSection = heading === undefined ? ({ at: 'end' } as const) : ({ at: 'section', heading } as const);
    const place = made.kind === 'predict' ? ({ at: 'start' } as const) : afterSection;
    activities.push({ id: `a${activities.length + 1}`, place, ...made });
  }
  return activities;
};
