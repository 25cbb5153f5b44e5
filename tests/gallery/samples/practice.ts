import type { Activity } from '../../../shared/model/learning/activity.ts';
import type { PracticeEntry } from '../../../shared/model/learning/practice.ts';
import { eightActivities } from '../../fixtures/lesson/practised.ts';

/** One activity of each kind, and those whose look depends on how they are made. */
export const allActivities: readonly Activity[] = eightActivities.flatMap((activity): Activity[] => {
  if (activity.kind === 'sort') {
    const [first, second, third] = activity.items;
    const columns = [...activity.columns, 'On the shelf of the shop'];
    const cools = { text: 'The crust turns soft again', column: 2, evidence: third?.evidence ?? first!.evidence };
    return [activity, { ...activity, id: 'sort-3', columns, items: [first!, second!, third!, cools] }];
  }
  if (activity.kind !== 'book') return [activity];
  const open = { id: 'book-2', number: null, question: 'Describe in your own words why a loaf keeps its shape.' };
  return [activity, { ...activity, ...open, options: [], correct: null, answer: 'The **gluten** sets in the heat.' }];
});

const entry = (activity: string, given: Partial<PracticeEntry>): PracticeEntry => ({
  activity,
  phase: 'open',
  text: '',
  words: [],
  picks: [],
  verdict: null,
  tries: 0,
  changed: 1,
  ...given,
});

const checked = (activity: string, given: Partial<PracticeEntry>) =>
  entry(activity, { phase: 'checked', tries: 1, ...given });

const explained = 'Because the gluten holds it, so that the gas has no way out.';

/** What a learner has done with them, by state. */
export const practised = {
  untouched: [],
  begun: [
    entry('predict-1', { text: 'Something in it holds' }),
    checked('recall-1', { text: 'Yeast eats sugar and makes gas.', picks: [0] }),
    entry('gap-1', { words: ['fermentation', ''] }),
    entry('gap-2', { words: ['ferm'] }),
    entry('match-1', { picks: [null, 1, null] }),
    entry('order-1', { picks: [1, 0, 2, 3] }),
    entry('sort-1', { picks: [0, null, null] }),
    entry('sort-3', { picks: [0, null, 1, null] }),
    entry('why-1', { text: 'Because the gluten' }),
    entry('book-1', { picks: [1] }),
    entry('book-2', { text: 'The gluten' }),
  ],
  covered: [entry('recall-1', { text: 'Yeast eats sugar and makes gas.' })],
  missed: [
    checked('predict-1', { text: 'It is too thick to leak.', verdict: 'no' }),
    checked('recall-1', { text: '', picks: [], verdict: 'no' }),
    checked('gap-1', { words: ['yeast', 'gluten'] }),
    checked('gap-2', { words: ['baking'] }),
    checked('match-1', { picks: [1, 0, 2] }),
    checked('order-1', { picks: [1, 0, 2, 3] }),
    checked('sort-1', { picks: [0, 1, 1] }),
    checked('sort-3', { picks: [0, 2, 1, 1] }),
    checked('why-1', { text: explained, verdict: 'no' }),
    checked('book-1', { picks: [1] }),
    checked('book-2', { text: explained, verdict: 'partly' }),
  ],
  done: [
    checked('predict-1', { text: 'The gluten holds it.', verdict: 'yes' }),
    checked('recall-1', { text: 'Yeast eats sugar.', picks: [0, 1, 2], verdict: 'yes' }),
    checked('gap-1', { words: ['fermentation', 'gluten'] }),
    checked('gap-2', { words: ['fermantation'] }),
    checked('match-1', { picks: [0, 1, 2] }),
    checked('order-1', { picks: [0, 1, 2, 3] }),
    checked('sort-1', { picks: [0, 0, 1] }),
    checked('sort-3', { picks: [0, 0, 1, 2] }),
    checked('why-1', { text: explained, verdict: 'yes' }),
    checked('book-1', { picks: [2] }),
    checked('book-2', { text: explained, verdict: 'yes' }),
  ],
  /** The answers were asked for. */
  shown: [
    checked('predict-1', { text: 'The gluten holds it.' }),
    checked('recall-1', { text: '' }),
    checked('gap-1', { tries: 0 }),
    checked('gap-2', {}),
    entry('match-1', { words: ['turned'], picks: [1, null, null] }),
    checked('order-1', { picks: [0, 1, 2, 3], tries: 0 }),
    checked('sort-1', { tries: 0 }),
    checked('sort-3', { picks: [0], tries: 0 }),
    checked('why-1', {}),
    entry('book-1', { phase: 'aside' }),
    checked('book-2', {}),
  ],
} as const satisfies Record<string, readonly PracticeEntry[]>;
