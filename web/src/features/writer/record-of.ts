import type { Session } from '../../../../shared/model/session/session.ts';

/** What the lessons that a model wrote alone say about it. */
export interface WriterRecord {
  readonly lessons: number;
  /** Those that a second reader could check from beginning to end. */
  readonly checked: number;
  readonly asked: number;
  readonly passed: number;
  /** How long the newest took. */
  readonly seconds: number;
}

type Lesson = Pick<Session, 'writers' | 'spent' | 'checked' | 'question_counts' | 'generated_at'>;

/** The record of a model on this computer; undefined before it has finished a lesson. */
export const recordOf = (sessions: readonly Lesson[], model: string): WriterRecord | undefined => {
  const lessons = sessions
    .filter(({ writers = [], spent }) => {
      const [writer, ...others] = writers;
      return spent !== undefined && others.length === 0 && writer?.code === 'local' && writer.name === model;
    })
    .toSorted((one, other) => (other.generated_at ?? '').localeCompare(one.generated_at ?? ''));
  const [newest] = lessons;
  if (!newest?.spent) return undefined;
  const sum = (of: (lesson: Lesson) => number): number => lessons.reduce((all, lesson) => all + of(lesson), 0);
  return {
    lessons: lessons.length,
    checked: sum(({ checked }) => (checked ? 1 : 0)),
    asked: sum(({ question_counts }) => question_counts?.asked ?? 0),
    passed: sum(({ question_counts }) => question_counts?.passed ?? 0),
    seconds: newest.spent.seconds,
  };
};
