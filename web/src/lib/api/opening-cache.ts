import type { QueryClient } from '@tanstack/react-query';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import type { OpeningMessage } from '../../../../shared/events/opening.ts';
import type { RealtimeMessage } from '../../../../shared/events/realtime.ts';
import { keyOf } from './api.ts';

export type AnsweredOpening = Output<Contract['getOpening']>;

export const isOfOpening = (message: RealtimeMessage): message is OpeningMessage =>
  message.kind === 'opening.grown' || message.kind === 'opening.withdrawn';

/**
 * What is known after a message. The same object when it says nothing new; undefined when something before it was missed.
 * Messages may come twice, and late.
 */
export const openingAfter = (
  known: AnsweredOpening | undefined,
  message: OpeningMessage,
): AnsweredOpening | undefined => {
  const shown = known?.opening ?? undefined;
  if (known && shown && message.id < shown.id) return known;
  if (message.kind === 'opening.withdrawn') return { opening: null, written: false };
  const { id, type, title, at, text } = message;
  const before = shown?.id === id ? shown.content : '';
  if (at > before.length) return undefined;
  if (known && shown?.id === id && at + text.length <= before.length) return known;
  return { opening: { id, type, title, content: before.slice(0, at) + text }, written: false };
};

/**
 * Which of two answers to show. One that was asked for may be older than what tabs were told since, and a scene that stands is only
 * shown with the list of scenes: until then its text stays.
 */
export const newerOpening = (known: AnsweredOpening | undefined, asked: AnsweredOpening): AnsweredOpening => {
  const shown = known?.opening;
  if (!shown) return asked;
  if (asked.written) return known.written ? known : { opening: shown, written: true };
  if (!asked.opening || asked.opening.id > shown.id) return asked;
  return asked.opening.id === shown.id && asked.opening.content.length > shown.content.length ? asked : known;
};

/** Writes a message into the cache, or asks for the whole when one before it was missed. */
export const applyOpening = (client: QueryClient, message: OpeningMessage): void => {
  const queryKey = keyOf('getOpening', { params: { sessionId: message.session_id } });
  const known = client.getQueryData<AnsweredOpening>(queryKey);
  const next = openingAfter(known, message);
  if (next === undefined) void client.invalidateQueries({ queryKey });
  else if (next !== known) {
    // An answer that is on its way is older than this
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, next);
  }
};
