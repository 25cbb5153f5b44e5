import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sceneId } from '../../../../shared/model/id.ts';
import { App } from '../../../../web/src/app/app.tsx';
import { Component as Session } from '../../../../web/src/routes/session/session.tsx';
import { stubApi } from '../fake-api.ts';
import { aScene, aSession, SESSION } from '../samples/sessions.ts';
import { createFakeAuth, show } from '../stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

const OTHER = 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S99';

it('the viewer starts at the top of whichever session it shows [VIEW-18]', async () => {
  stubApi({
    getSession: ({ params }) => aSession({ id: params['sessionId'] === OTHER ? OTHER : SESSION }),
    listScenes: ({ params }) => {
      const id = params['sessionId'] === OTHER ? OTHER : SESSION;
      const scene = aScene(1, { id: sceneId(id, 1), session_id: id, title: id === OTHER ? 'The other' : 'The one' });
      return { modules: [{ story_session_id: id, order_index: 1, scenes: [scene] }] };
    },
  });
  const routes = [{ Component: App, children: [{ path: '/session/:id', element: <Session /> }] }];
  const { router } = show(routes, `/session/${SESSION}`, createFakeAuth().auth);
  await screen.findByRole('heading', { level: 1, name: 'The one' });
  for (const [id, name] of [
    [OTHER, 'The other'],
    [SESSION, 'The one'],
  ]) {
    vi.mocked(window.scrollTo).mockClear();
    await act(() => router.navigate(`/session/${id}`));
    await screen.findByRole('heading', { level: 1, name: name ?? '' });
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  }
});
