import { act, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import type { Progress } from '../../../../shared/model/learning/progress.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { closeSignIn } from '../../../../web/src/features/auth/dialog/sign-in-modal.ts';
import { Component as Session } from '../../../../web/src/routes/session/session.tsx';
import { ConfirmHost } from '../../../../web/src/ui/overlay/confirm-host.tsx';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, stubApi } from '../fake-api.ts';
import { aDeck } from '../samples/deck.ts';
import { aProgress, aQuizScene, aScene, aSession, nothingRead, SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const routes = [
  { path: '/', element: <p>Landing</p> },
  { path: '/dashboard', element: <p>Dashboard</p> },
  {
    path: '/session/:id',
    element: (
      <>
        <Session />
        <ConfirmHost />
        <Toaster />
      </>
    ),
  },
];

export const threeScenes: readonly Scene[] = [
  aScene(1, { type: 'overview', title: 'A Room with One Window' }),
  aScene(2, { title: 'The Thylakoid Alibi' }),
  aQuizScene(3),
];

export const modulesOf = (scenes: readonly Scene[]) => ({
  modules: scenes.length > 0 ? [{ story_session_id: SESSION, order_index: 1, scenes }] : [],
});

export const progressOf = (entries: readonly Progress[], last: Scene | undefined = undefined) => ({
  entries,
  session: { ...nothingRead, last_scene: last?.id ?? null },
});

interface Given {
  readonly scenes?: readonly Scene[];
  readonly visitor?: boolean;
  readonly at?: string;
  readonly answers?: Answers;
}

/** Renders the viewer of a session with answers to all its calls. */
export const open = ({ scenes = threeScenes, visitor = false, at = '', answers = {} }: Given = {}) => {
  const api = stubApi({
    getMe: () => user(),
    getSession: () => aSession(),
    listScenes: () => modulesOf(scenes),
    getProgress: () => progressOf([]),
    listAttempts: () => ({ attempts: [] }),
    getSessionDeck: () => aDeck({ remembered: null }),
    getCoverage: () => ({ parts: 4, told: 4, asked: 2, sections: [{ heading: null, parts: 4, told: 4 }] }),
    putProgress: ({ params, body }) => {
      const scene = scenes.find(({ id }) => id === params['sceneId']) ?? aScene(1);
      const { completion_status } = body as Pick<Progress, 'completion_status'>;
      return { entry: aProgress(scene, { completion_status }), session: nothingRead };
    },
    ...answers,
  });
  const { auth, set } = createFakeAuth(visitor ? null : session());
  const become = (now: ReturnType<typeof session> | null) => act(async () => set(now));
  return {
    ...api,
    ...show(routes, `/session/${SESSION}${at}`, auth),
    signIn: () => become(session()),
    signOutElsewhere: () => become(null),
  };
};

export const title = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  act(() => toast.remove());
  act(() => closeSignIn());
  vi.restoreAllMocks();
});
