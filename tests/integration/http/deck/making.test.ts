import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionStore, table } from '../../../../lambdas/runtime/container.ts';
import { dumpAccount } from '../../../../lambdas/store/export/dump-account.ts';
import type { Stream } from '../../../../local/stream/start.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { DeckCard } from '../../../../shared/model/learning/card.ts';
import type { Visibility } from '../../../../shared/model/session/visibility.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { chapter, lesson, quiz, rightAnswers } from '../../lesson.ts';
import { startStreamHandlers } from '../../stream-handlers.ts';
import { reading, reviewOf } from './reader.ts';

let backend: Backend;
let stream: Stream;
beforeAll(async () => {
  backend = await startBackend();
  stream = await startStreamHandlers(backend);
});
afterAll(async () => {
  await stream.close();
  await backend.close();
});

const { complete, answer, due, today, deck, send } = reading(() => backend);
const called = ({ content }: DeckCard): string =>
  content.kind === 'term' ? content.term : 'question' in content ? content.question.id : content.kind;
const asked = async (who: Identity) => (await due(who)).items.map(called);
const rowsOf = async (who: Identity) => {
  const rows = await dumpAccount(table(), who.userId);
  return ['CARD', 'REVIEW', 'DECK'].map((kind) => rows[kind]?.length ?? 0);
};
const show = (sessionId: SessionId, visibility: Visibility) =>
  sessionStore().change(sessionId, (session) => session && { ...session, visibility });
/** A lesson whose first chapter and quiz are done; the second question was missed. */
const learned = async (who: Identity, author = who) => {
  const made = await lesson(backend, author, [chapter(1), chapter(2), { ...quiz(3), terms: [] }]);
  if (author !== who) await show(made.sessionId, 'community');
  await complete(who, made.scene(1));
  await answer(who, made.scene(3), [rightAnswers[0]!, { id: 'q2', chosen: 0 }]);
  await stream.caughtUp();
  return made;
};

describe('a scene that is completed', () => {
  it('makes cards of its terms and questions, each once, and what was missed comes first', async () => {
    const ann = person('ann');
    const { sessionId, scene } = await learned(ann);
    const first = await asked(ann);
    expect([first[0], first.toSorted()]).toEqual(['q2', ['cell', 'q1', 'q2']]);
    // The second chapter has the same term
    await complete(ann, scene(2));
    await answer(ann, scene(3), rightAnswers);
    await stream.caughtUp();
    expect((await asked(ann)).toSorted()).toEqual(['cell', 'q1', 'q2']);
    expect(await deck(ann, sessionId)).toMatchObject({ cards: 3, fresh: 3, fading: 0, remembered: null, off: false });
  });

  it('makes none before it is completed', async () => {
    const bob = person('bob');
    const { scene } = await lesson(backend, bob);
    await backend.call('putProgress', bob, {
      params: { sceneId: scene(1) },
      body: { completion_status: 'in_progress' },
    });
    await stream.caughtUp();
    expect(await asked(bob)).toEqual([]);
  });

  it('gives each card all that it needs to be shown for itself', async () => {
    const cat = person('cat');
    const { sessionId, scene } = await learned(cat);
    const cards = new Map((await due(cat)).items.map((card) => [called(card), card]));
    expect(cards.get('cell')).toMatchObject({
      state: 'new',
      due: null,
      turn: 0,
      session: { id: sessionId, title: 'The Life of Cells', mode: 'custom' },
      scene_id: scene(1),
      content: { kind: 'term', term: 'cell', definition: 'the smallest unit of life', evidence: null },
    });
    expect(cards.get('q2')).toMatchObject({
      scene_id: scene(3),
      missed: true,
      content: {
        kind: 'question',
        question: { question: 'What does each cell have?', options: ['A wheel', 'A membrane'] },
        key: { correctAnswer: 1, explanation: 'The text says so.', evidence: { quote: 'smallest units of life' } },
      },
    });
  });
});

describe('a question that is called wrong', () => {
  it('is asked no more, until that is taken back', async () => {
    const dan = person('dan');
    const { scene } = await learned(dan);
    const dispute = async (body: { questionId: string; reason: string } | { questionId: string; withdraw: true }) => {
      const { status } = await backend.call('disputeQuestion', dan, { params: { sceneId: scene(3) }, body } as never);
      expect(status).toBe(200);
      await stream.caughtUp();
    };
    await dispute({ questionId: 'q1', reason: 'It has two answers' });
    expect((await asked(dan)).toSorted()).toEqual(['cell', 'q2']);
    await dispute({ questionId: 'q1', withdraw: true });
    expect((await asked(dan)).toSorted()).toEqual(['cell', 'q1', 'q2']);
  });
});

describe('a session', () => {
  it('that is switched off makes no cards and has none asked; switched on, it has those of what was learned since', async () => {
    const eve = person('eve');
    const { sessionId, scene } = await lesson(backend, eve);
    const turn = async (off: boolean) => {
      await backend.call('putSessionDeck', eve, { params: { sessionId }, body: { off } });
      await stream.caughtUp();
    };
    await complete(eve, scene(1));
    await stream.caughtUp();
    await turn(true);
    expect([await asked(eve), (await today(eve)).fresh]).toEqual([[], 0]);
    await answer(eve, scene(3), rightAnswers);
    await stream.caughtUp();
    expect((await deck(eve, sessionId)).cards).toBe(1);
    await turn(false);
    expect((await asked(eve)).toSorted()).toEqual(['cell', 'q1', 'q2']);
    expect(await deck(eve, sessionId)).toMatchObject({ cards: 3, off: false });
  });

  it('takes its cards into the bin and back, with what was reviewed', async () => {
    const fay = person('fay');
    const { sessionId } = await learned(fay);
    const [first] = (await due(fay)).items;
    const [counted] = await send(fay, [reviewOf(first!, 'easy')]);
    await backend.call('deleteSession', fay, { params: { sessionId } });
    await stream.caughtUp();
    expect([await asked(fay), (await today(fay)).ahead.some(({ due: some }) => some > 0)]).toEqual([[], false]);
    await backend.call('restoreSession', fay, { params: { sessionId } });
    await stream.caughtUp();
    expect((await asked(fay)).toSorted()).toEqual(['cell', 'q1']);
    const { body } = await backend.call('listCards', fay, { params: { sessionId }, query: {} });
    expect(body.items.find(({ id }) => id === first!.id)).toMatchObject({ due: counted!.card!.due, reviews: 1 });
  });

  it('that is deleted for ever takes cards and log with it', async () => {
    const gus = person('gus');
    const { sessionId } = await learned(gus);
    await send(gus, [reviewOf((await due(gus)).items[0]!, 'good')]);
    expect(await rowsOf(gus)).toEqual([3, 1, 1]);
    await backend.call('deleteSession', gus, { params: { sessionId } });
    await backend.call('purgeSession', gus, { params: { sessionId } });
    await stream.caughtUp();
    expect(await rowsOf(gus)).toEqual([0, 0, 0]);
    expect((await today(gus)).done.reviews).toBe(1);
  });
});

describe('somebody else’s session', () => {
  it('makes cards of its reader, and none of its author', async () => {
    const [hal, ida] = [person('hal'), person('ida')];
    await learned(ida, hal);
    expect((await asked(ida)).toSorted()).toEqual(['cell', 'q1', 'q2']);
    expect(await asked(hal)).toEqual([]);
  });

  it('that is shared no more shows and counts no card, and they come back when it is shared again', async () => {
    const [jon, kim] = [person('jon'), person('kim')];
    const { sessionId } = await learned(kim, jon);
    await show(sessionId, 'private');
    expect([(await today(kim)).fresh, (await due(kim)).items]).toEqual([0, []]);
    await stream.caughtUp();
    expect((await backend.call('listDecks', kim, { query: {} })).body.items).toEqual([]);
    await show(sessionId, 'public');
    // They rest; its page, or the list of decks, looks whether they may come back
    expect(await asked(kim)).toEqual([]);
    expect((await backend.call('listDecks', kim, { query: {} })).body.items).toMatchObject([
      { session_id: sessionId, title: 'The Life of Cells', mode: 'custom', cards: 3 },
    ]);
    await stream.caughtUp();
    expect(await asked(kim)).toHaveLength(3);
  });

  it('that has gone leaves nothing behind, once its cards would have been shown', async () => {
    const [lou, mia] = [person('lou'), person('mia')];
    const { sessionId } = await learned(mia, lou);
    await backend.call('deleteSession', lou, { params: { sessionId } });
    await backend.call('purgeSession', lou, { params: { sessionId } });
    await stream.caughtUp();
    expect((await today(mia)).fresh).toBe(0);
    await stream.caughtUp();
    expect(await rowsOf(mia)).toEqual([0, 0, 0]);
  });
});
