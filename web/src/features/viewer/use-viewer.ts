import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { SessionId } from '../../../../shared/model/id.ts';
import { useEndpoint } from '../../lib/api.ts';
import { useAuth } from '../auth/auth-context.ts';
import { entriesByScene } from '../progress/progress-view.ts';
import { startingAt, viewerView } from './viewer-view.ts';

const WATCH_MS = 15_000;
/** In the address, in place of a scene's number. */
const END = 'end';

/** Everything the viewer shows of a session, and which scene of it. */
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
  const entries = useMemo(() => entriesByScene(progress.data?.entries ?? []), [progress.data]);

  const loaded = viewerView(session, scenes);
  // Where one left off is asked before the first scene is shown, so that none flashes by
  const view = signedIn && progress.isPending && loaded.kind === 'reading' ? { kind: 'loading' as const } : loaded;
  const asked = search.get('scene');
  // The place one came back to holds while one reads on, although the last scene read changes with it
  const resumed = useRef<ReturnType<typeof startingAt>>(undefined);
  if (view.kind === 'reading' && asked === null)
    resumed.current ??= startingAt(view.scenes, null, progress.data?.session.last_scene ?? null);
  const index =
    view.kind !== 'reading' ? 0 : asked === null ? (resumed.current ?? 0) : startingAt(view.scenes, asked, null);

  const turnTo = (scene: string) => {
    setSearch({ scene });
    // Its author may have taken it back since; nobody tells a reader of that
    if (session.data?.user_id !== user?.id) void session.refetch();
  };

  return {
    view,
    index,
    entries,
    signedIn,
    /** The page after the last scene was asked for. */
    ended: asked === END,
    goTo: (next: number) => turnTo(String(next + 1)),
    goToEnd: () => turnTo(END),
    reload: () => void Promise.all([session.refetch(), scenes.refetch()]),
  };
};
export type Viewer = ReturnType<typeof useViewer>;
