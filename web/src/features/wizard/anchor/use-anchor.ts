import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { api, keyOf, newKey } from '../../../lib/api/api.ts';
import { refreshed } from '../../../lib/api/invalidation.ts';
import { repeatUnanswered, within } from '../../../lib/api/repeat-unanswered.ts';
import { forgetHiddenLists } from '../../../lib/api/session-cache.ts';
import { noteStarted } from '../../../lib/api/started-by.ts';
import { saidBy } from '../../../lib/words/reason.ts';
import { titleRefusal } from '../../../lib/words/title-refusal.ts';
import { commonTexts } from '../../../texts/common.ts';
import type { DraftHandle } from '../draft/use-draft.ts';
import { wizardTexts } from '../texts.ts';
import type { AnchorForm } from './anchor-draft.ts';
import {
  attachRefusal,
  generateBody,
  isNamed,
  type Refusal,
  type RequestPart,
  refusalOf,
  type Surroundings,
  sessionBody,
  TITLE_REQUIRED,
} from './anchor-request.ts';
import { showPart } from './section.tsx';
import { wizardAnchorTexts } from './texts.ts';
import type { BannerHandle } from './use-banner.ts';

const SUCCESS_FOR = 2_500;
const STARTED_FOR = 3_000;

/** The user's anchor sessions, last created first, page by page. */
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

/** A reopened draft drops a session that was written meanwhile: what is typed belongs to another one. */
export const useFreshSession = (
  sessions: AnchorSessions['sessions'],
  { draft: { form }, change }: DraftHandle<AnchorForm>,
  asked: SessionId | undefined,
): void => {
  const looked = useRef(false);
  useEffect(() => {
    if (!sessions || looked.current) return;
    looked.current = true;
    const kept = sessions.find(({ id }) => id === form.sessionId);
    if (asked === undefined && (kept?.status === 'ready' || kept?.status === 'completed')) change({ sessionId: null });
  }, [sessions, form.sessionId, change, asked]);
};

/** A repeated request keeps its idempotency key, so that one whose answer was lost is not executed twice. */
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

/** The part of the page that a refusal by the server concerns. */
const refusedParts: Partial<Record<string, RequestPart>> = {
  already_written: 'session',
  topic_required: 'topic',
  universe_required: 'universe',
  material_required: 'material',
  anchor_content_long: 'material',
  upload_missing: 'material',
};

const failedStart = (error: Error): string => {
  const answered = error instanceof ApiError && error.status > 0;
  return saidBy(error) || (answered ? wizardAnchorTexts.generateFailed : commonTexts.startFailed);
};

/** The three actions of the anchor page. `sessionId` is the chosen session, if it still exists. */
export const useAnchor = (
  { draft: { form }, change }: DraftHandle<AnchorForm>,
  sessionId: SessionId | undefined,
  around: Surroundings,
  { succeed, fail, wait, dismiss }: BannerHandle,
) => {
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change clears the refusal that it may fix
  useEffect(() => setRefusal(undefined), [form, sessionId]);
  const refuse = (refused: Refusal) => {
    dismiss();
    setRefusal(refused);
    showPart(refused.at);
  };
  const creations = useKeys();
  const attachments = useKeys();
  const [started, setStarted] = useState<SessionId>();

  const asking = { onLost: () => wait(wizardTexts.waiting) };
  const creating = useMutation({
    mutationFn: (title: string) =>
      repeatUnanswered(
        (options) => api('createSession', { body: sessionBody(title) }, { key: creations.keyFor(title), ...options }),
        asking,
      ),
    onSuccess: async ({ id }) => {
      creations.forget();
      await refreshed();
      change({ sessionId: id, newTitle: '' });
      forgetHiddenLists(queries);
      succeed(wizardAnchorTexts.created, SUCCESS_FOR);
    },
    onError: () => fail(wizardTexts.createFailed),
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
      // Keep what was typed while the request was running
      change(({ content }) => (content === sent.content ? { content: '' } : {}));
      succeed(wizardAnchorTexts.attached, SUCCESS_FOR);
    },
    onError: () => fail(wizardAnchorTexts.attachFailed),
  });
  const generating = useMutation({
    mutationFn: ({ to, sent }: { to: SessionId; sent: AnchorForm }) =>
      repeatUnanswered((options) => api('generateAnchorStory', { body: generateBody(sent, to) }, options), asking),
    onSuccess: (_, { to, sent }) => {
      noteStarted(to);
      setStarted(to);
      // The session stores pasted text as a material
      change(({ content, file }) => ({
        ...(content === sent.content && { content: '' }),
        ...(file?.uploadId === sent.file?.uploadId && { file: null }),
      }));
      forgetHiddenLists(queries);
      succeed(wizardAnchorTexts.generating, STARTED_FOR);
    },
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : undefined;
      const at = code && refusedParts[code];
      if (at) refuse({ text: failedStart(error), at });
      else fail(failedStart(error), code === 'quota_exceeded');
      // The session's card shows why it failed
      forgetHiddenLists(queries);
    },
  });

  /** Creates the new session first. Once created it becomes the chosen one, so that it is not created twice. */
  const start = async (sent: AnchorForm) => {
    const made = isNamed(sent) ? await creating.mutateAsync(sent.newTitle).catch(() => undefined) : undefined;
    const to = isNamed(sent) ? made?.id : sessionId;
    if (to !== undefined) generating.mutate({ to, sent });
  };

  return {
    started,
    refusal,
    busy: {
      creating: creating.isPending,
      attaching: attaching.isPending,
      generating: generating.isPending || creating.isPending,
    },
    create: () => {
      if (creating.isPending) return;
      const text = form.newTitle.trim() === '' ? TITLE_REQUIRED : titleRefusal(form.newTitle);
      if (text !== undefined) return refuse({ text, at: 'session' });
      creating.mutate(form.newTitle);
    },
    attach: () => {
      const refused = attachRefusal(form.content, sessionId);
      if (refused) return refuse(refused);
      if (sessionId !== undefined) attaching.mutate({ to: sessionId, content: form.content });
    },
    generate: () => {
      if (creating.isPending || generating.isPending) return;
      const refused = refusalOf(form, sessionId, around);
      if (refused) return refuse(refused);
      setRefusal(undefined);
      void start(form);
    },
  };
};
