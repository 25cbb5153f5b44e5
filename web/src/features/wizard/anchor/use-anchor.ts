import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { api, keyOf, newKey } from '../../../lib/api.ts';
import { wizardAnchorTexts } from '../../../texts/wizard-anchor.ts';
import { within } from '../submission.ts';
import type { DraftHandle } from '../use-draft.ts';
import type { AnchorForm } from './anchor-draft.ts';
import { attachRefusal, generateBody, refusalOf, sessionBody, TITLE_REQUIRED } from './anchor-request.ts';
import type { BannerHandle } from './use-banner.ts';

const SUCCESS_FOR = 2_500;
const STARTED_FOR = 3_000;

/** The caller's anchor sessions, newest created first, page by page. */
export const useAnchorSessions = () => {
  const query = useInfiniteQuery({
    queryKey: keyOf('listAnchorSessions'),
    queryFn: ({ pageParam: cursor, signal }) =>
      api('listAnchorSessions', { query: cursor === undefined ? {} : { cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  });
  return { ...query, sessions: query.data?.pages.flatMap(({ items }) => items) };
};
export type AnchorSessions = ReturnType<typeof useAnchorSessions>;

/** A request that is repeated keeps its key, so that one whose answer was lost is not made twice. */
const useKeys = () => {
  const last = useRef<{ text: string; key: string }>(undefined);
  return {
    keyFor: (text: string): string => {
      if (last.current?.text !== text) last.current = { text, key: newKey() };
      return last.current.key;
    },
    forget: () => {
      last.current = undefined;
    },
  };
};

const failedStart = (error: Error): string => {
  if (error instanceof ApiError && error.status > 0) return error.message || wizardAnchorTexts.failedToGenerateAnchor;
  return wizardAnchorTexts.failedToStartGeneration;
};

/** The three things one does on the anchor page. `sessionId` is the chosen session, if it still stands. */
export const useAnchor = (
  { draft: { form }, change }: DraftHandle<AnchorForm>,
  sessionId: SessionId | undefined,
  { succeed, fail }: BannerHandle,
) => {
  const queries = useQueryClient();
  const creations = useKeys();
  const attachments = useKeys();
  const [started, setStarted] = useState(false);
  const refresh = (...names: ('listAnchorSessions' | 'listSessions' | 'listMaterials' | 'getUsage' | 'getStats')[]) => {
    for (const name of names) void queries.invalidateQueries({ queryKey: keyOf(name) });
  };

  const creating = useMutation({
    mutationFn: (title: string) =>
      api('createSession', { body: sessionBody(title) }, { key: creations.keyFor(title), ...within() }),
    onSuccess: async ({ id }) => {
      creations.forget();
      await queries.invalidateQueries({ queryKey: keyOf('listAnchorSessions') });
      change({ sessionId: id, newTitle: '' });
      refresh('listSessions', 'getStats');
      succeed(wizardAnchorTexts.sessionCreatedSuccessfully, SUCCESS_FOR);
    },
    onError: () => fail(wizardAnchorTexts.failedToCreateSession),
  });
  const attaching = useMutation({
    mutationFn: ({ to, content }: { to: SessionId; content: string }) =>
      api(
        'createMaterial',
        { params: { sessionId: to }, body: { kind: 'text', content } },
        { key: attachments.keyFor(`${to} ${content}`), ...within() },
      ),
    onSuccess: (_, sent) => {
      attachments.forget();
      // What was typed meanwhile stays
      change(({ content }) => (content === sent.content ? { content: '' } : {}));
      refresh('listMaterials');
      succeed(wizardAnchorTexts.materialAttachedSuccessfully, SUCCESS_FOR);
    },
    onError: () => fail(wizardAnchorTexts.failedToAttachMaterial),
  });
  const generating = useMutation({
    mutationFn: ({ to, sent }: { to: SessionId; sent: AnchorForm }) =>
      api('generateAnchorStory', { body: generateBody(sent, to) }, within()),
    onSuccess: (_, { sent }) => {
      setStarted(true);
      // The session keeps what was pasted as a material of its own
      change(({ content }) => (content === sent.content ? { content: '' } : {}));
      refresh('listAnchorSessions', 'listSessions', 'listMaterials', 'getUsage', 'getStats');
      succeed(wizardAnchorTexts.generatingYourAnchorSession, STARTED_FOR);
    },
    onError: (error) => fail(failedStart(error), error instanceof ApiError && error.code === 'quota_exceeded'),
  });

  return {
    started,
    busy: { creating: creating.isPending, attaching: attaching.isPending, generating: generating.isPending },
    create: () => {
      if (creating.isPending) return;
      if (form.newTitle.trim() === '') return fail(TITLE_REQUIRED);
      creating.mutate(form.newTitle);
    },
    attach: () => {
      const refusal = attachRefusal(form.content, sessionId);
      if (refusal !== undefined || sessionId === undefined) return fail(refusal ?? '');
      attaching.mutate({ to: sessionId, content: form.content });
    },
    generate: () => {
      const refusal = refusalOf(form, sessionId);
      if (refusal !== undefined || sessionId === undefined) return fail(refusal ?? '');
      generating.mutate({ to: sessionId, sent: form });
    },
  };
};
