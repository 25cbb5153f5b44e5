import type { Activity, Recall } from './activity.ts';
import { mixed } from './mixed.ts';
import type { Passage } from './question.ts';

/** What is asked of somebody who has paper in front of them. */
export interface ExerciseWords {
  readonly predict: string;
  readonly recall: (asked: Pick<Recall, 'heading' | 'passage' | 'task' | 'cues'>) => string;
  /** Where the answer of a recall stands that is the text itself. */
  readonly recalled: (asked: Pick<Recall, 'heading' | 'passage'>) => string;
  readonly gapBank: string;
  readonly gap: string;
  readonly match: string;
  readonly order: string;
  readonly sort: string;
  readonly why: string;
  readonly book: (number: string) => string;
  readonly unnumbered: string;
}

export interface Exercise {
  readonly id: string;
  /** What is to be done. */
  readonly task: string;
  /** Markdown. */
  readonly body: string;
  /** Markdown. */
  readonly answer: string;
  /** Whether it is answered in sentences, and so needs lines to write on. */
  readonly written: boolean;
}

/** About four centimetres in a book's type: a word of somebody's own hand. */
const BLANK = '\\_'.repeat(24);
const letter = (index: number): string => String.fromCharCode(97 + index);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const cited = (passages: readonly Passage[]): string =>
  [...new Set(passages.map(({ quote }) => oneLine(quote)))].map((quote) => `> ${quote}`).join('\n>\n');
const list = (lines: readonly string[]): string => lines.map((line) => `- ${oneLine(line)}`).join('\n');
const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

const gapExercise = ({ parts, answers, bank, evidence }: Extract<Activity, { kind: 'gap' }>) => ({
  body: paragraphs(parts.join(BLANK), (bank ?? []).join(' · ')),
  answer: paragraphs(answers.map(({ text }) => text).join(', '), cited([evidence])),
  written: false,
});

const matchExercise = ({ id, pairs }: Extract<Activity, { kind: 'match' }>) => ({
  body: paragraphs(
    list(mixed(pairs.length, id).map((at, row) => `${letter(row)}) ${pairs[at]?.definition} ${BLANK}`)),
    pairs
      .map(({ term }) => term)
      .sort((one, other) => one.localeCompare(other))
      .join(' · '),
  ),
  answer: list(mixed(pairs.length, id).map((at, row) => `${letter(row)}) ${pairs[at]?.term}`)),
  written: false,
});

const orderExercise = ({ id, question, steps }: Extract<Activity, { kind: 'order' }>) => ({
  body: paragraphs(question, list(mixed(steps.length, id).map((at) => `\\_\\_\\_ ${steps[at]?.text}`))),
  answer: steps.map(({ text }, at) => `${at + 1}. ${oneLine(text)}`).join('\n'),
  written: false,
});

const sortExercise = ({ id, question, columns, items }: Extract<Activity, { kind: 'sort' }>) => ({
  body: paragraphs(
    question,
    list(mixed(items.length, id).map((at) => `${items[at]?.text} ${BLANK}`)),
    columns.join(' · '),
  ),
  answer: list(
    columns.map(
      (name, column) =>
        `**${name}:** ${items
          .filter((item) => item.column === column)
          .map(({ text }) => text)
          .join(', ')}`,
    ),
  ),
  written: false,
});

const bookExercise = ({ question, options, correct, answer, evidence }: Extract<Activity, { kind: 'book' }>) => {
  const right = correct === null ? '' : `${letter(correct)}) ${options[correct]}`;
  return {
    body: paragraphs(question, list(options.map((option, at) => `${letter(at)}) ${option}`))),
    answer: paragraphs(right, answer ?? '', evidence ? cited([evidence]) : ''),
    written: options.length === 0,
  };
};

const taskOf = (activity: Activity, words: ExerciseWords): string => {
  switch (activity.kind) {
    case 'recall':
      return words.recall(activity);
    case 'gap':
      return activity.bank ? words.gapBank : words.gap;
    case 'book':
      return activity.number === null ? words.unnumbered : words.book(activity.number);
    default:
      return words[activity.kind];
  }
};

const recallExercise = (activity: Recall, { recalled }: ExerciseWords) => ({
  body: '',
  answer: activity.sentences.length === 0 ? recalled(activity) : cited(activity.sentences),
  written: true,
});

const contentOf = (activity: Activity, words: ExerciseWords): Pick<Exercise, 'body' | 'answer' | 'written'> => {
  switch (activity.kind) {
    case 'predict':
    case 'why':
      return { body: activity.question, answer: cited(activity.answer), written: true };
    case 'recall':
      return recallExercise(activity, words);
    case 'gap':
      return gapExercise(activity);
    case 'match':
      return matchExercise(activity);
    case 'order':
      return orderExercise(activity);
    case 'sort':
      return sortExercise(activity);
    case 'book':
      return bookExercise(activity);
  }
};

/** An activity as it stands on paper and in files, with its answer apart. */
export const exerciseOf = (activity: Activity, words: ExerciseWords): Exercise => ({
  id: activity.id,
  task: taskOf(activity, words),
  ...contentOf(activity, words),
});
