import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOG_BYTES, PAST_REVIEWS_AT_ONCE } from '../../../../shared/catalogue/limits.ts';
import type { PastReview } from '../../../../shared/model/learning/review.ts';
import { DeckLog } from '../../../../web/src/features/deck/log/deck-log.tsx';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { aCard, termOf } from '../samples/deck.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const { id: card } = aCard({ content: termOf('light') });
const reviews = Array.from(
  { length: PAST_REVIEWS_AT_ONCE + 3 },
  (_, at): PastReview => ({ card, at: new Date(at * 1e6).toISOString(), grade: 'good', took: 1 }),
);

const open = (answers: Answers = {}) => {
  const api = stubApi({
    getMe: () => user(),
    readReviewLog: () => ({ reviews, others: 4 }),
    importReviews: ({ body }) => ({ counted: (body as { reviews: unknown[] }).reviews.length - 1, unknown: 0 }),
    ...answers,
  });
  show([{ path: '/deck', element: <DeckLog /> }], '/deck', createFakeAuth(session()).auth);
  return api;
};
const choose = async (file: File) => {
  await screen.findByRole('button', { name: 'Choose a file' });
  const picker = document.querySelector('input[type=file]') as HTMLInputElement;
  await act(async () => fireEvent.change(picker, { target: { files: [file] } }));
};
const said = () => screen.getByRole('status').textContent;

it('has all answers of a file counted, a hundred at a time, and says what came of it', async () => {
  const { callsOf } = open();
  await choose(new File(['a log'], 'reviews.csv'));
  await waitFor(() => expect(said()).toBe('101 answers counted. 2 were there already.'));
  expect(callsOf('readReviewLog').map(({ body }) => body)).toEqual([{ base64: btoa('a log') }]);
  expect(callsOf('importReviews').map(({ body }) => (body as { reviews: unknown[] }).reviews.length)).toEqual([100, 3]);
});

it('says when nothing in it is from here, and when it is of cards that are not there', async () => {
  open({ readReviewLog: () => ({ reviews: [], others: 9 }) });
  await choose(new File(['a log'], 'other.apkg'));
  await waitFor(() => expect(said()).toBe('The file has no answers to cards from here.'));
});

it('sends nothing that is too large', async () => {
  const { callsOf } = open();
  const file = new File(['x'], 'large.apkg');
  Object.defineProperty(file, 'size', { value: LOG_BYTES + 1 });
  await choose(file);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The file is larger than /);
  expect(callsOf('readReviewLog')).toEqual([]);
});

it('says why a file was refused', async () => {
  open({ readReviewLog: refuse('not_a_log') });
  await choose(new File(['x'], 'notes.csv'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That is no package of Anki and no table of its review log.',
  );
});
