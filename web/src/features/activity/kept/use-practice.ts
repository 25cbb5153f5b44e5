import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PracticeEntry } from '../../../../../shared/model/learning/practice.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { createPracticeQueue, latestOf } from './practice-queue.ts';
import { sendPractice } from './send-practice.ts';

/** Milliseconds without a change after which what was done is sent. */
export const SEND_AFTER = 800;

export type Change = Partial<Omit<PracticeEntry, 'activity' | 'changed'>>;

/** An activity that nobody did anything with. */
export const untouched = (activity: string): PracticeEntry => ({
  activity,
  phase: 'open',
  text: '',
  words: [],
  picks: [],
  verdict: null,
  tries: 0,
  changed: 0,
});

export interface Practice {
  /** Undefined for an activity that nobody touched. */
  readonly entryOf: (activity: string) => PracticeEntry | undefined;
  readonly change: (activity: string, change: Change) => void;
}

/**
 * What the reader did with a scene's activities: kept on this device at once, and on the server a moment later. That of a
 * visitor lasts as long as the page.
 */
export const usePractice = (scene: Pick<Scene, 'id' | 'session_id'>): Practice => {
  const userId = useAuth().user?.id;
  const queries = useQueryClient();
  const queue = useMemo(() => (userId === undefined ? undefined : createPracticeQueue(localStorage, userId)), [userId]);
  const [own, setOwn] = useState<readonly PracticeEntry[]>(() => queue?.load(scene.id) ?? []);
  const input = { params: { sessionId: scene.session_id } };
  const { data } = useEndpoint('getPractice', input, { enabled: userId !== undefined });
  const kept = data?.scenes.find(({ scene_id }) => scene_id === scene.id)?.entries ?? [];
  const entries = latestOf(kept, own);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useRef<() => void>(undefined);
  useEffect(() => {
    send.current = () => {
      clearTimeout(timer.current);
      if (queue) void sendPractice(queue, scene.id, queries);
    };
  });
  // A page that is left sends what is still waiting
  useEffect(() => () => send.current?.(), []);

  const entryOf = (activity: string) => entries.find((entry) => entry.activity === activity);
  const change = (activity: string, changes: Change) => {
    const before = entryOf(activity) ?? untouched(activity);
    // A device's clock may be behind that of the one before
    const entry = { ...before, ...changes, changed: Math.max(Date.now(), before.changed + 1) };
    setOwn((all) => latestOf(all, [entry]));
    queue?.add(scene.id, entry);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send.current?.(), SEND_AFTER);
  };
  return { entryOf, change };
};
