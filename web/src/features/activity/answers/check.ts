import type { Activity } from '../../../../../shared/model/learning/activity.ts';
import type { PracticeEntry } from '../../../../../shared/model/learning/practice.ts';
import type { MarginTerm } from '../../../../../shared/model/session/scene.ts';
import { folded, type Spelling, spellingOf } from './spelling.ts';

export type Of<K extends Activity['kind']> = Extract<Activity, { kind: K }>;
type Answered = Pick<PracticeEntry, 'words' | 'picks'>;

/** Each gap with what was put into it. */
export const gapsOf = ({ answers, bank }: Of<'gap'>, { words }: Answered, terms: readonly MarginTerm[]): Spelling[] =>
  answers.map((answer, at) => {
    const word = words[at] ?? '';
    // A word from the bank is the right one or another
    if (bank) return [answer.text, ...answer.accepted].includes(word) ? 'right' : 'wrong';
    const others = [...terms.map(({ term }) => term), ...answers.map(({ text }) => text)];
    return spellingOf(
      word,
      answer,
      others.filter((other) => folded(other) !== folded(answer.text)),
    );
  });

/** Which places of an activity are right, in their order. */
export const rightPlaces = (activity: Activity, entry: Answered, terms: readonly MarginTerm[]): boolean[] => {
  switch (activity.kind) {
    case 'gap':
      return gapsOf(activity, entry, terms).map((spelling) => spelling !== 'wrong');
    case 'match': {
      const { pairs } = activity;
      return pairs.map(({ term }, at) => pairs[entry.picks[at] ?? -1]?.term === term);
    }
    case 'order': {
      const { steps } = activity;
      return steps.map(({ text }, at) => steps[entry.picks[at] ?? -1]?.text === text);
    }
    case 'sort':
      return activity.items.map(({ column }, at) => entry.picks[at] === column);
    case 'book':
      return activity.correct === null ? [] : [entry.picks[0] === activity.correct];
    default:
      return [];
  }
};

/** What the material says that a word is, where it says it. */
export const meaningOf = (word: string, terms: readonly MarginTerm[]): MarginTerm | undefined =>
  terms.find(({ term }) => folded(term) === folded(word));
