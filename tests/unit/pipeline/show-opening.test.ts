import { beforeEach, describe, expect, it } from 'vitest';
import type { TextSoFar } from '../../../lambdas/domain/model/model.ts';
import { showOpening } from '../../../lambdas/pipeline/writing/show-opening.ts';
import type { OpeningMessage } from '../../../shared/events/opening.ts';
import type { OpeningSoFar } from '../../../shared/model/session/opening.ts';
import { refOf } from '../../fixtures/lesson/contract.ts';

const said = (content: string, attempt = 1): TextSoFar => ({ attempt, title: 'T', content });
const everything = () => true;

/** A clock that moves by steps of the test, and a view that remembers. */
const stage = ({ failing = false } = {}) => {
  let now = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const sent: OpeningMessage[] = [];
  const kept: (OpeningSoFar | 'forgotten')[] = [];
  const faults: unknown[] = [];
  const act = async (done: () => void) => {
    if (failing) throw new Error('no way through');
    done();
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const show = showOpening(
    {
      send: (_, message) => act(() => sent.push(message)),
      keep: (_, opening) => act(() => kept.push(opening)),
      forget: () => act(() => kept.push('forgotten')),
      report: (error) => faults.push(error),
    },
    { ref: refOf(), userId: 'ann', type: 'overview' },
    { now: () => now, sleep: (ms) => new Promise<void>((wake) => sleepers.push({ at: now + ms, wake })) },
  );
  const pass = async (ms: number) => {
    const until = now + ms;
    await settle();
    for (;;) {
      const next = sleepers.sort((one, other) => one.at - other.at)[0];
      if (!next || next.at > until) break;
      sleepers.shift();
      now = next.at;
      next.wake();
      await settle();
    }
    now = until;
  };
  const grown = () => sent.flatMap((message) => (message.kind === 'opening.grown' ? [message] : []));
  return { show, pass, sent, kept, faults, grown };
};

let on: ReturnType<typeof stage>;
beforeEach(() => {
  on = stage();
});

describe('an opening that is shown while it is written', () => {
  it('is told at once, and then every quarter of a second what has come since', async () => {
    const tell = on.show.listen(everything);
    tell(said('A'));
    await on.pass(0);
    for (const content of ['AB', 'ABC', 'ABCD']) tell(said(content));
    await on.pass(249);
    expect(on.grown().map(({ at, text }) => [at, text])).toEqual([[0, 'A']]);
    await on.pass(1);
    expect(on.grown().map(({ at, text }) => [at, text])).toEqual([
      [0, 'A'],
      [1, 'BCD'],
    ]);
    await on.pass(5_000);
    expect(on.grown()).toHaveLength(2);
  });

  it('is kept at most once a second, and in the end whole', async () => {
    const tell = on.show.listen(everything);
    for (let length = 1; length <= 30; length += 1) {
      tell(said('x'.repeat(length)));
      await on.pass(100);
    }
    const before = on.kept.length;
    expect(before).toBeLessThanOrEqual(4);
    await on.pass(2_000);
    expect(on.kept.at(-1)).toMatchObject({ type: 'overview', title: 'T', content: 'x'.repeat(30) });
    expect(on.kept.length).toBeLessThanOrEqual(before + 1);
  });

  it('begins anew under a later id with each try and each call, so that nothing is put behind what was told before', async () => {
    const first = on.show.listen(everything);
    first(said('One try'));
    await on.pass(300);
    first(said('Two', 2));
    await on.pass(300);
    const again = on.show.listen(everything);
    again(said('Three'));
    await on.pass(300);
    expect(on.grown().map(({ at, text }) => [at, text])).toEqual([
      [0, 'One try'],
      [0, 'Two'],
      [0, 'Three'],
    ]);
    const ids = on.grown().map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('is taken away when it fails its checks', async () => {
    on.show.listen(everything)(said('Not good'));
    await on.pass(300);
    await on.show.withdraw();
    expect(on.sent.at(-1)).toMatchObject({ kind: 'opening.withdrawn', id: on.grown()[0]?.id });
    expect(on.kept.at(-1)).toBe('forgotten');
  });

  it('is not shown further once it repeats the rules, but its next try is', async () => {
    const tell = on.show.listen((content) => !content.includes('secret'));
    tell(said('Once there was'));
    await on.pass(300);
    tell(said('Once there was a secret'));
    tell(said('Once there was a secret more'));
    await on.pass(300);
    expect(on.sent.map(({ kind }) => kind)).toEqual(['opening.grown', 'opening.withdrawn']);
    expect(JSON.stringify([on.sent, on.kept])).not.toContain('secret');
    tell(said('Better', 2));
    await on.pass(300);
    expect(on.grown().at(-1)).toMatchObject({ at: 0, text: 'Better' });
  });

  it('is forgotten without a word when the scene stands', async () => {
    on.show.listen(everything)(said('Good'));
    await on.pass(300);
    await on.show.end();
    expect(on.sent.map(({ kind }) => kind)).toEqual(['opening.grown']);
    expect(on.kept.at(-1)).toBe('forgotten');
  });

  it('costs nothing when the model tells nothing', async () => {
    on.show.listen(everything);
    await on.show.withdraw();
    expect([on.sent, on.kept]).toEqual([[], []]);
  });

  it('never stops the writing: what goes wrong is reported', async () => {
    const broken = stage({ failing: true });
    const tell = broken.show.listen(everything);
    tell(said('A'));
    await broken.pass(300);
    tell(said('AB'));
    await broken.pass(1_300);
    await broken.show.withdraw();
    expect(broken.faults.length).toBeGreaterThan(2);
  });
});
