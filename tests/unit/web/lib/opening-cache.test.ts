import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { OpeningMessage } from '../../../../shared/events/opening.ts';
import { newId } from '../../../../shared/model/id.ts';
import { keyOf } from '../../../../web/src/lib/api/api.ts';
import {
  type AnsweredOpening,
  applyOpening,
  newerOpening,
  openingAfter,
} from '../../../../web/src/lib/api/opening-cache.ts';

const session_id = newId('ses');
const [first, second] = [newId('opn'), newId('opn')];
const grown = (at: number, text: string, id = first): OpeningMessage => ({
  kind: 'opening.grown',
  session_id,
  id,
  type: 'overview',
  title: 'T',
  at,
  text,
});
const gone = (id = first): OpeningMessage => ({ kind: 'opening.withdrawn', session_id, id });
const having = (content: string, id = first): AnsweredOpening => ({
  opening: { id, type: 'overview', title: 'T', content },
  written: false,
});
const told = (...messages: OpeningMessage[]) =>
  messages.reduce<AnsweredOpening | undefined>((known, message) => openingAfter(known, message), undefined);

describe('what a tab is told of an opening', () => {
  it('is put together', () => {
    expect(told(grown(0, 'Once '), grown(5, 'upon'))).toEqual(having('Once upon'));
  });

  it('counts once when it comes twice, or overlaps', () => {
    expect(told(grown(0, 'Once '), grown(5, 'upon'), grown(0, 'Once '), grown(5, 'upon'))).toEqual(having('Once upon'));
    expect(told(grown(0, 'Once '), grown(3, 'e upon'))).toEqual(having('Once upon'));
  });

  it('is asked for where a piece is missing', () => {
    expect(openingAfter(having('Once '), grown(9, 'a time'))).toBeUndefined();
    expect(openingAfter(undefined, grown(9, 'a time'))).toBeUndefined();
    expect(openingAfter(having('Once '), grown(3, 'x', second))).toBeUndefined();
  });

  it('is replaced by a later try, and never by an earlier one', () => {
    expect(openingAfter(having('Once '), grown(0, 'Now', second))).toEqual(having('Now', second));
    const known = having('Now', second);
    expect(openingAfter(known, grown(5, 'upon'))).toBe(known);
    expect(openingAfter(known, gone(first))).toBe(known);
  });

  it('is taken away', () => {
    expect(openingAfter(having('Once '), gone())).toEqual({ opening: null, written: false });
  });
});

describe('an answer that was asked for', () => {
  it('does not take back what tabs were told since', () => {
    const known = having('Once upon');
    expect(newerOpening(known, having('Once'))).toBe(known);
    expect(newerOpening(known, having('Once upon a time'))).toEqual(having('Once upon a time'));
    expect(newerOpening(having('Now', second), having('Once upon', first))).toEqual(having('Now', second));
  });

  it('takes away what was withdrawn, but leaves the text of a scene that stands until that is there', () => {
    expect(newerOpening(having('Once'), { opening: null, written: false }).opening).toBeNull();
    expect(newerOpening(having('Once'), { opening: null, written: true })).toEqual({
      ...having('Once'),
      written: true,
    });
  });
});

it('asks again, and shows nothing wrong, when a tab missed something', () => {
  const client = new QueryClient();
  const key = keyOf('getOpening', { params: { sessionId: session_id } });
  client.setQueryData(key, having('Once '));
  applyOpening(client, grown(9, 'a time'));
  expect(client.getQueryData(key)).toEqual(having('Once '));
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  applyOpening(client, grown(5, 'upon'));
  expect(client.getQueryData(key)).toEqual(having('Once upon'));
});
