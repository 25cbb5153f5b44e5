import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { newId, type SessionId } from '../../../../shared/model/id.ts';
import type { CardGrade, DeckCard } from '../../../../shared/model/learning/card.ts';
import { instant } from '../../../../shared/model/time.ts';
import { api } from '../../lib/api/api.ts';
import { createReviewQueue } from './kept/review-queue.ts';
import { onReviewed, sendReviews } from './kept/send-reviews.ts';
import { loadPractice, loadSitting, type SittingStart } from './load-sitting.ts';
import { gradesFor, leftOf } from './sitting/figures.ts';
import { beforeSitting, type CardAnswer, sittingStep, tookOf } from './sitting/sitting.ts';

/** With fewer cards before it, the next page is asked for. */
const FEW = 6;

export type ReviewNote = 'elsewhere' | 'connected' | 'undo-failed';

interface ReviewOptions {
  readonly userId: string;
  readonly session: SessionId | undefined;
  /** Nothing is counted: cards are gone through regardless of their dates. */
  readonly practice: boolean;
}

/** A sitting: its cards, what the learner does with them, and what of that the server has. */
export const useReview = ({ userId, session, practice }: ReviewOptions) => {
  const queue = useMemo(() => createReviewQueue(localStorage, userId), [userId]);
  const [sitting, act] = useReducer(sittingStep, beforeSitting);
  const [start, setStart] = useState<SittingStart>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [unsent, setUnsent] = useState(0);
  const [note, setNote] = useState<{ readonly what: ReviewNote; readonly count: number }>();
  const [cursor, setCursor] = useState<string | null>(null);
  const waited = useRef(0);

  /** Shows how many answers wait once they did not get through at once. */
  const send = async (): Promise<boolean> => {
    const all = await sendReviews(queue, api);
    const left = queue.load().length;
    if (all && waited.current > 0) setNote({ what: 'connected', count: waited.current });
    waited.current = all ? 0 : Math.max(waited.current, left);
    setUnsent(all ? 0 : left);
    return all;
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the reader asks for it
  useEffect(() => {
    let left = false;
    setFailed(false);
    const load = async () => {
      // What was answered without a connection must not be asked again
      await latest.current();
      const pending = new Set(queue.load().map(({ review }) => review.card));
      const found = await (practice ? loadPractice(session) : loadSitting(session));
      if (left) return;
      const cards = found.cards.filter(({ id }) => !pending.has(id));
      act({ do: 'begin', cards, minutes: found.minutes, now: Date.now() });
      setCursor(found.cursor);
      setStart(found);
    };
    load().catch(() => !left && setFailed(true));
    return () => {
      left = true;
    };
  }, [queue, session, practice, attempt]);

  useEffect(() => {
    const stop = new AbortController();
    const again = () => void latest.current();
    window.addEventListener('online', again, { signal: stop.signal });
    const deaf = onReviewed((results) => {
      act({ do: 'results', results, now: Date.now() });
      if (results.some(({ outcome }) => outcome === 'already')) setNote({ what: 'elsewhere', count: 0 });
    });
    return () => {
      stop.abort();
      deaf();
    };
  }, []);

  const few = start !== undefined && cursor !== null && leftOf(sitting) < FEW;
  useEffect(() => {
    if (!few || cursor === null) return;
    let left = false;
    const more = async () => {
      const page = await api('listDueCards', { query: { limit: 24, cursor, session } });
      if (left) return;
      act({ do: 'more', cards: page.items, now: Date.now() });
      setCursor(page.cursor);
    };
    // Without a connection those that are here go on
    more().catch(() => !left && setCursor(null));
    return () => {
      left = true;
    };
  }, [few, cursor, session]);

  const { current } = sitting;
  const answer = (given: CardAnswer): void => {
    setNote(undefined);
    act({ do: 'answer', answer: given });
  };
  const grade = (chosen: CardGrade): void => {
    if (!current?.answer || !gradesFor(current.answer.verdict).includes(chosen)) return;
    const now = Date.now();
    const { card } = current;
    const review = newId('rev');
    const missed = current.answer.verdict === 'wrong';
    const took = Math.round(tookOf(current, now));
    queue.add({ id: review, card: card.id, turn: card.turn, grade: chosen, missed, at: instant(now), took });
    act({ do: 'grade', grade: chosen, review, now });
    void send();
  };
  const change = (card: DeckCard, how: 'suspend' | 'resume') =>
    api('changeCard', { params: { cardId: card.id }, body: { change: how } });
  const suspend = async (): Promise<void> => {
    if (!current) return;
    try {
      await change(current.card, 'suspend');
      act({ do: 'suspend', now: Date.now() });
    } catch {
      setNote({ what: 'undo-failed', count: 0 });
    }
  };
  const undo = async (): Promise<void> => {
    const last = sitting.steps.at(-1);
    if (!last) return;
    setNote(undefined);
    const { did, card } = last;
    try {
      if (did === 'practised') act({ do: 'take-back', schedule: null, now: Date.now() });
      else if (did === 'suspended')
        act({ do: 'take-back', schedule: await change(card.card, 'resume'), now: Date.now() });
      else if (queue.load().some(({ review, sent }) => review.id === did.review && !sent)) {
        queue.remove([did.review]);
        setUnsent(queue.load().length);
        act({ do: 'take-back', schedule: null, now: Date.now() });
      } else {
        if (!(await send())) throw new Error('It may have arrived');
        const schedule = await api('undoReview', { body: { card: card.card.id, review: did.review } });
        act({ do: 'take-back', schedule, now: Date.now() });
      }
    } catch {
      setNote({ what: 'undo-failed', count: 0 });
    }
  };

  return {
    sitting,
    start,
    failed,
    /** Whether more is due than is loaded. */
    more: cursor !== null,
    unsent,
    note,
    answer,
    grade,
    suspend,
    undo,
    practised: () => act({ do: 'practised', now: Date.now() }),
    pause: () => act({ do: sitting.pausedAt === null ? 'pause' : 'resume', now: Date.now() }),
    goOn: () => act({ do: 'resume', now: Date.now() }),
    reload: () => setAttempt((before) => before + 1),
  };
};
export type Reviewing = ReturnType<typeof useReview>;
