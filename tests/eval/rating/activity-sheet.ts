import type { Chunk } from '../../../lambdas/domain/material/chunk.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import type { Activity } from '../../../shared/model/learning/activity.ts';
import type { Passage } from '../../../shared/model/learning/question.ts';
import { passageAround } from './question-sheet.ts';

/** An activity as a rater sees it. */
export interface ActivityItem {
  readonly text: string;
  /** Of the chapter that it stands in. */
  readonly chapter: string;
  readonly activity: Activity;
  readonly around: string;
}

const passagesOf = (activity: Activity): readonly Passage[] => {
  switch (activity.kind) {
    case 'predict':
    case 'why':
      return activity.answer;
    case 'recall':
      return activity.sentences;
    case 'match':
      return activity.pairs.map(({ evidence }) => evidence);
    case 'order':
      return activity.steps.map(({ evidence }) => evidence);
    case 'sort':
      return activity.items.map(({ evidence }) => evidence);
    default:
      return activity.evidence ? [activity.evidence] : [];
  }
};

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const quoted = (passages: readonly Passage[]): string => listed(passages.map(({ quote }) => `“${quote}”`));

const described = (activity: Activity, chapter: string): string => {
  switch (activity.kind) {
    case 'predict':
    case 'why':
      return `${activity.question}\n\n${quoted(activity.answer)}`;
    case 'recall':
      return `Recall: ${activity.heading ?? `the whole chapter “${chapter}”`}\n\n${quoted(activity.sentences)}`;
    case 'gap': {
      const answers = activity.answers.map(({ text, accepted }) => `${text} (also: ${accepted.join(', ') || '–'})`);
      return `${activity.parts.join('_____')}\n\n${listed(answers)}\n\nTo choose from: ${activity.bank?.join(', ') ?? 'typed'}`;
    }
    case 'match':
      return listed(activity.pairs.map(({ term, definition }) => `${term} = ${definition}`));
    case 'order':
      return `${activity.question}\n\n${activity.steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')}`;
    case 'sort':
      return `${activity.question}\n\n${listed(activity.items.map(({ text, column }) => `${text} → ${activity.columns[column]}`))}`;
    case 'book': {
      const { question, options, correct, answer } = activity;
      const shown = options.map((option, at) => `${option}${at === correct ? ' ← key' : ''}`);
      return `${question}\n\n${listed(shown)}\n\nAnswer: ${answer ?? '–'}`;
    }
  }
};

/** Every activity once, however many lessons have it. */
export const activityItemsOf = (
  name: string,
  chunks: readonly Chunk[],
  scenes: Iterable<WrittenScene>,
): ActivityItem[] => {
  const items = [...scenes].flatMap(({ activities, title }) =>
    activities.map((activity) => {
      const [first] = passagesOf(activity);
      return { text: name, chapter: title, activity, around: first ? passageAround(first, chunks) : '' };
    }),
  );
  return [...new Map(items.map((item) => [keyOfActivity(item), item])).values()];
};

/** A recall is the same by its sentences, whatever a lesson calls their chapter. */
export const keyOfActivity = ({ text, activity, chapter }: ActivityItem): string =>
  `${text}/${activity.kind}/${activity.kind === 'recall' ? quoted(activity.sentences) : described(activity, chapter)}`;

export const activitySheet = (items: readonly ActivityItem[]): string =>
  items
    .map(({ text, chapter, activity, around }, at) =>
      [
        `### ${at + 1}. ${activity.kind} (${text})`,
        described(activity, chapter),
        `Passage: ${around}`,
        'Correct (yes, no): ____  Doable from the text (yes, no): ____  Why not: ____',
      ].join('\n\n'),
    )
    .join('\n\n');
