import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { SceneId, SessionId } from '../../../../shared/model/id.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { useAuth } from '../auth/auth-context.ts';
import { withKept } from '../progress/kept/kept-entries.ts';
import { createProgressQueue } from '../progress/kept/progress-queue.ts';
import { entriesByScene } from '../progress/progress-view.ts';
import { useOpening } from './use-opening.ts';
import { awaitsOpening, scenesOf, startingAt, viewerView, withOpening } from './viewer-view.ts';

const WATCH_MS = 15_000;
/** Used in the address instead of a scene's number. */
const END = 'end';

/** Everything the viewer shows of a session, and the index of the current scene. */
export const useViewer = (sessionId: SessionId) => {
  const { status, user } = useAuth();
  const signedIn = status === 'signedIn';
  const [search, setSearch] = useSearchParams();
  const input = { params: { sessionId } };
  const known = status !== 'loading';
  const session = useEndpoint('getSession', input, { enabled: known });
  const atWork = session.data?.status === 'generating' || session.data?.generation != null;
  const watching = { enabled: known, refetchInterval: atWork ? WATCH_MS : false } as const;
  const scenes = useEndpoint('listScenes', input, watching);
  const progress = useEndpoint('getProgress', input, { enabled: signedIn });
  const userId = user?.id;
  const entries = useMemo(() => {
    const told = progress.data?.entries ?? [];
    if (!scenes.data || userId === undefined) return entriesByScene(told);
    const queue = createProgressQueue(localStorage, userId);
    return entriesByScene(withKept(told, scenesOf(scenes.data), userId, queue));
  }, [progress.data, scenes.data, userId]);

  const stored = viewerView(session, scenes);
  const own = signedIn && session.data?.user_id === userId;
  const { opening, withdrawn } = useOpening(sessionId, own && awaitsOpening(stored));
  const loaded = withOpening(stored, opening);

  // Wait for the last position before the first scene is shown, so that no other scene flashes by
  const view = signedIn && progress.isPending && loaded.kind === 'reading' ? { kind: 'loading' as const } : loaded;
  const asked = search.get('scene');
  // Keep the shown scene until another is requested: the position changes while reading, and a quiz may leave the list
  const shown = useRef<{ asked: string | null; id: SceneId | undefined }>(undefined);
  let index = 0;
  if (view.kind === 'reading') {
    const same = shown.current?.asked === asked ? view.scenes.findIndex(({ id }) => id === shown.current?.id) : -1;
    index = same === -1 ? startingAt(view.scenes, asked, progress.data?.session.last_scene ?? null) : same;
    shown.current = { asked, id: view.scenes[index]?.id };
  }

  const turnTo = (scene: string) => {
    setSearch({ scene });
    // The author may have stopped sharing it; readers get no live update of that
    if (session.data?.user_id !== user?.id) void session.refetch();
  };

  return {
    view,
    index,
    entries,
    signedIn,
    /** Something of the first scene was shown and taken away again. */
    withdrawn,
    /** True when the page after the last scene is requested. */
    ended: asked === END,
    goTo: (next: number) => turnTo(String(next + 1)),
    goToEnd: () => turnTo(END),
    reload: () => void Promise.all([session.refetch(), scenes.refetch()]),
  };
};
export type Viewer = ReturnType<typeof useViewer>;
