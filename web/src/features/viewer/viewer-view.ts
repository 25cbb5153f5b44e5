import type { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import { type SceneId, sceneAddress, sceneId } from '../../../../shared/model/id.ts';
import type { OpeningSoFar } from '../../../../shared/model/session/opening.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { viewerTexts } from './texts.ts';

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: ApiError | null;
}

export type ViewerView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' | 'failed' }
  | { readonly kind: 'binned' | 'creating' | 'empty'; readonly session: Session }
  | { readonly kind: 'reading'; readonly session: Session; readonly scenes: readonly Scene[] };

export const scenesOf = ({ modules }: Output<Contract['listScenes']>): Scene[] =>
  [...modules]
    .sort((a, b) => a.order_index - b.order_index)
    .flatMap((module) => [...module.scenes].sort((a, b) => a.order_index - b.order_index));

/** The first scene while it is being written: a stub with a text. */
const unfinished = (session: Session, { type, title, content }: OpeningSoFar): Scene => ({
  id: sceneId(session.id, 1),
  session_id: session.id,
  type,
  title: title || viewerTexts.openingTitle,
  content,
  quiz: null,
  order_index: 1,
  estimated_duration: 1,
  state: 'stub',
  sources: [],
  terms: [],
  activities: [],
});

/** Whether the first scene is still to come, for who watches it being written. */
export const awaitsOpening = (view: ViewerView): boolean =>
  view.kind === 'creating' ||
  (view.kind === 'reading' && view.session.status === 'generating' && view.scenes[0]?.state === 'stub');

/** Whether it is known how many scenes there will be: the first can be read before the others are planned. */
export const isPlanned = ({ status }: Session, scenes: readonly Scene[]): boolean =>
  !(status === 'generating' && scenes.length === 1 && scenes[0]?.state === 'stub');

/** The same with what has come of the first scene, which can be read at once. */
export const withOpening = (view: ViewerView, opening: OpeningSoFar | undefined): ViewerView => {
  if (!opening || !('session' in view) || !awaitsOpening(view)) return view;
  const { session } = view;
  const [first, ...others] = view.kind === 'reading' ? view.scenes : [];
  const { title, content, ...scene } = unfinished(session, opening);
  return { kind: 'reading', session, scenes: [{ ...(first ?? scene), title, content }, ...others] };
};

const GONE = 404;

const refused = (error: ApiError): ViewerView => ({ kind: error.status === GONE ? 'missing' : 'failed' });

/** The state of the viewer. Loaded data stays when a reload fails, unless the answer is that it may not be read. */
export const viewerView = (session: Asked<Session>, scenes: Asked<Output<Contract['listScenes']>>): ViewerView => {
  if (session.error?.status === GONE) return refused(session.error);
  if (!session.data) return session.error ? refused(session.error) : { kind: 'loading' };
  if (session.data.deleted_at !== null) return { kind: 'binned', session: session.data };
  if (!scenes.data) return scenes.error ? refused(scenes.error) : { kind: 'loading' };
  const all = scenesOf(scenes.data);
  if (all.length > 0) return { kind: 'reading', session: session.data, scenes: all };
  return { kind: session.data.status === 'generating' ? 'creating' : 'empty', session: session.data };
};

/** Index of the scene to show: the one in the address (counted from 1), else the last position, else the first. */
export const startingAt = (scenes: readonly Scene[], asked: string | null, last: SceneId | null): number => {
  const place = Number(asked);
  if (asked !== null && Number.isInteger(place) && place >= 1) return Math.min(place, scenes.length) - 1;
  if (last === null) return 0;
  // A quiz that was merged into a later one is not in the list any more
  const { order } = sceneAddress(last);
  return Math.max(
    0,
    scenes.findIndex(({ order_index }) => order_index >= order),
  );
};
