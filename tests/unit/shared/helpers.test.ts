import { expect, it } from 'vitest';
import { contract, type EndpointName } from '../../../shared/contract/contract.ts';

const helpers: readonly (readonly [EndpointName, string])[] = [
  ['listSessions', 'GET /api/sessions'],
  ['createSession', 'POST /api/sessions'],
  ['getStats', 'GET /api/stats'],
  ['countSessions', 'GET /api/sessions/count'],
  ['listDeletedSessions', 'GET /api/bin'],
  ['deleteSession', 'DELETE /api/sessions/{sessionId}'],
  ['deleteSessions', 'POST /api/bin'],
  ['restoreSession', 'POST /api/bin/{sessionId}/restore'],
  ['purgeSession', 'DELETE /api/bin/{sessionId}'],
  ['listAnchorSessions', 'GET /api/anchor-sessions'],
];

it.each(helpers)('%s of the dashboards is a resource of its own: %s [SESS-77]', (name, address) => {
  const { method, path } = contract[name];
  expect(`${method} ${path}`).toBe(address);
});

it.each([
  ['generateStory', 'generate-story'],
  ['generateTraditionalLesson', 'generate-traditional-lesson'],
  ['generateAnchorStory', 'generate-anchor-story'],
  ['expandStory', 'expand-story'],
] as const)('%s keeps its name under /functions/v1/ [SESS-77]', (name, called) => {
  expect(contract[name].path).toBe(`/api/functions/v1/${called}`);
});
