import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionId } from '../../../../shared/model/id.ts';
import { useEndpoint } from '../../lib/api.ts';
import { useAuth } from '../auth/auth-context.ts';
import { entriesByScene } from '../progress/progress-view.ts';
import { startingAt, viewerView } from './viewer-view.ts';

const WATCH_MS = 15_000;

/** Everything the viewer shows of a session, and which scene of it. */
export const useViewer = (sessionId: SessionId) => {
  const { status } = useAuth();
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

  return {
    view,
    index,
    entries,
    signedIn,
    goTo: (next: number) => setSearch({ scene: String(next + 1) }),
    reload: () => void Promise.all([session.refetch(), scenes.refetch()]),
  };
};
export type Viewer = ReturnType<typeof useViewer>;
