import { describe, expect, it } from 'vitest';
import { sceneId } from '../../../../shared/model/id.ts';
import { mixed } from '../../../../shared/model/learning/mixed.ts';
import type { PracticeEntry } from '../../../../shared/model/learning/practice.ts';
import { gapsOf, type Of, rightPlaces } from '../../../../web/src/features/activity/answers/check.ts';
import { spellingOf } from '../../../../web/src/features/activity/answers/spelling.ts';
import { createPracticeQueue, latestOf } from '../../../../web/src/features/activity/kept/practice-queue.ts';
import { eightActivities, practisedTerms } from '../../../fixtures/lesson/practised.ts';
import { SESSION } from '../samples/sessions.ts';

const answer = (text: string, ...accepted: string[]) => ({ text, accepted });

describe('the spelling of a typed word', () => {
  it.each([
    ['Hydrolysis', 'right'],
    ['hydro-lysis', 'right'],
    ['hydrolisis', 'spelled'],
    ['hydrolyssi', 'spelled'],
    ['hydrolyis', 'spelled'],
    ['lysis', 'wrong'],
    ['', 'wrong'],
  ])('of "%s" for hydrolysis is %s', (written, spelling) => {
    expect(spellingOf(written, answer('hydrolysis'))).toBe(spelling);
  });

  it.each([
    ['absorption', 'adsorption'],
    ['ilium', 'ileum'],
    ['efferent', 'afferent'],
    ['meiosis', 'mitosis'],
    ['hypotonic', 'hypertonic'],
  ])('does not take "%s" for "%s"', (written, right) => {
    expect(spellingOf(written, answer(right))).toBe('wrong');
  });

  it('takes what is accepted, and no near word that is another term', () => {
    expect(spellingOf('NAD+', answer('nicotinamide adenine dinucleotide', 'NAD+'))).toBe('right');
    expect(spellingOf('prophase', answer('prophage'), ['prophase'])).toBe('wrong');
    expect(spellingOf('naïve', answer('naive'))).toBe('right');
  });
});

describe('mixing', () => {
  it('is the same for the same seed, holds everything once, and is never in order', () => {
    for (const count of [2, 3, 5, 8])
      for (const seed of ['a', 'b', 'order-1', 'order-2']) {
        const order = mixed(count, seed);
        expect(order).toEqual(mixed(count, seed));
        expect(order.toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, at) => at));
        expect(order).not.toEqual(order.toSorted((one, other) => one - other));
      }
  });
});

const of = <K extends (typeof eightActivities)[number]['kind']>(kind: K) =>
  eightActivities.find((activity) => activity.kind === kind) as Of<K>;

describe('what is right', () => {
  it('of a bank is only the word itself', () => {
    expect(gapsOf(of('gap'), { words: ['fermentatio', 'gluten'], picks: [] }, practisedTerms)).toEqual([
      'wrong',
      'right',
    ]);
  });

  it('of steps that say the same is either of them', () => {
    const order = of('order');
    const twice = { ...order, steps: [order.steps[0]!, order.steps[1]!, order.steps[0]!] };
    expect(rightPlaces(twice, { words: [], picks: [2, 1, 0] }, [])).toEqual([true, true, true]);
    expect(rightPlaces(twice, { words: [], picks: [1, 2, 0] }, [])).toEqual([false, false, true]);
  });

  it('of things to sort is their column, and nothing that was not placed', () => {
    expect(rightPlaces(of('sort'), { words: [], picks: [0, 1, null] }, [])).toEqual([true, false, false]);
  });
});

describe('what waits on a device to be sent', () => {
  const entry = (activity: string, changed: number): PracticeEntry => ({
    ...{ activity, changed, phase: 'open', text: '', words: [], picks: [], verdict: null, tries: 0 },
  });
  const scene = sceneId(SESSION, 2);
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
  const queueOf = (userId: string) => createPracticeQueue(storage, userId);

  it('is the last change of each activity, of this person alone', () => {
    held.clear();
    const queue = queueOf('ann');
    queue.add(scene, entry('a', 1));
    queue.add(scene, entry('b', 2));
    queue.add(scene, entry('a', 3));
    expect(queueOf('ann').load(scene)).toEqual([entry('a', 3), entry('b', 2)]);
    expect(queueOf('ann').scenes()).toEqual([scene]);
    expect(queueOf('bob').scenes()).toEqual([]);
  });

  it('is forgotten once it has arrived, unless it changed meanwhile', () => {
    held.clear();
    const queue = queueOf('ann');
    queue.add(scene, entry('a', 1));
    const sent = queue.load(scene);
    queue.add(scene, entry('a', 2));
    queue.arrived(scene, sent);
    expect(queue.load(scene)).toEqual([entry('a', 2)]);
    queue.arrived(scene, queue.load(scene));
    expect(queue.scenes()).toEqual([]);
  });

  it('is nothing where the storage holds something else', () => {
    held.set(`fabula.practice.ann.${scene}`, '{"not": "ours"');
    expect(queueOf('ann').load(scene)).toEqual([]);
  });

  it('loses against what the server holds when that is later', () => {
    expect(latestOf([entry('a', 5)], [entry('a', 4), entry('b', 1)])).toEqual([entry('a', 5), entry('b', 1)]);
  });
});
