import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import type { Chunk } from '../../../lambdas/domain/material/chunk.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { type Activity, passagesIn, type Recall } from '../../../shared/model/learning/activity.ts';
import type { Passage } from '../../../shared/model/learning/question.ts';
import { plainText } from '../../../web/src/lib/words/plain-text.ts';
import { passageAround } from './question-sheet.ts';

/** An activity as a rater sees it. */
export interface ActivityItem {
  readonly text: string;
  /** Of the chapter that it stands in. */
  readonly chapter: string;
  readonly activity: Activity;
  readonly around: string;
}

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const quoted = (passages: readonly Passage[]): string => listed(passages.map(({ quote }) => `“${quote}”`));

const described = (activity: Activity): string => {
  switch (activity.kind) {
    case 'predict':
    case 'why':
      return `${activity.question}\n\n${quoted(activity.answer)}`;
    case 'recall': {
      const { heading, passage, task, cues, sentences } = activity;
      const named = heading === null ? 'the text above' : `the part “${heading}”`;
      const unit = passage?.blocks === 1 ? 'paragraph' : 'passage';
      const part = passage ? `the ${unit} that begins “${passage.begins} …”` : named;
      const about = cues.length === 0 ? '' : `, among other things about ${cues.join(', ')}`;
      const asked = {
        recall: `what does ${part} say${about}?`,
        summarize: `sum up ${part} in three sentences.`,
        explain: `tell somebody who has not read it what ${part} says.`,
      }[task];
      const answer = sentences.length === 0 ? 'Compared with all of the passage below.' : quoted(sentences);
      return `Without looking back: ${asked}\n\n${answer}`;
    }
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

/** What a recall covers of a scene: what stands under a heading, a few paragraphs, or all of it. */
const coveredBy = ({ heading, passage }: Pick<Recall, 'heading' | 'passage'>, content: string): string => {
  if (passage) {
    const blocks = fromMarkdown(content).children;
    const from = blocks.findIndex((block) => textOf(block).replace(/\s+/g, ' ').startsWith(passage.begins));
    const [first, last] = [blocks[from], blocks[from + passage.blocks - 1]];
    return content.slice(first?.position?.start.offset, last?.position?.end.offset);
  }
  const lines = content.split('\n');
  const named = (line: string): boolean => /^#{1,6} /.test(line) && plainText(line) === plainText(heading ?? '');
  const from = heading === null ? -1 : lines.findIndex(named);
  const [marks = '#######'] = /^#+/.exec(lines[from] ?? '') ?? [];
  const to = lines.findIndex(
    (line, at) => at > from && (/^#+(?= )/.exec(line)?.[0].length ?? Infinity) <= marks.length,
  );
  return lines
    .slice(from + 1, heading === null || to === -1 ? undefined : to)
    .join('\n')
    .trim();
};

/** Every activity once, however many lessons have it. */
export const activityItemsOf = (
  name: string,
  chunks: readonly Chunk[],
  scenes: Iterable<WrittenScene>,
): ActivityItem[] => {
  const items = [...scenes].flatMap(({ activities, title, content }) =>
    activities.map((activity) => {
      const [first] = passagesIn(activity);
      const covered = activity.kind === 'recall' ? coveredBy(activity, content ?? '') : '';
      return { text: name, chapter: title, activity, around: first ? passageAround(first, chunks) : covered };
    }),
  );
  return [...new Map(items.map((item) => [keyOfActivity(item), item])).values()];
};

/** A recall is the same by its answer, whatever a lesson calls its chapter. */
export const keyOfActivity = ({ text, activity, around }: ActivityItem): string =>
  `${text}/${activity.kind}/${activity.kind === 'recall' ? quoted(activity.sentences) || around : described(activity)}`;

export const activitySheet = (items: readonly ActivityItem[]): string =>
  items
    .map(({ text, chapter, activity, around }, at) =>
      [
        `### ${at + 1}. ${activity.kind} (${text}, chapter “${chapter}”)`,
        described(activity),
        `Passage: ${around}`,
        'Correct (yes, no): ____  Doable from the text (yes, no): ____  Why not: ____',
      ].join('\n\n'),
    )
    .join('\n\n');
