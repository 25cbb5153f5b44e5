import type { SessionStore } from '../../domain/session/ports.ts';
import { listAtWork } from '../generation/list-at-work.ts';
import { findScene } from '../scene/find-scene.ts';
import { listScenes } from '../scene/list-scenes.ts';
import type { Table } from '../table.ts';
import { changeSession } from './change-session.ts';
import { createSession } from './create-session.ts';
import { findSession } from './find-session.ts';
import { listSessions } from './list-sessions.ts';

export const createSessionStore = (table: Table): SessionStore => ({
  create: (session, request) => createSession(table, session, request),
  find: (id) => findSession(table, id),
  list: (query) => listSessions(table, query),
  change: (id, decide) => changeSession(table, id, decide),
  atWork: (at) => listAtWork(table, at),
  scenes: (session) => listScenes(table, session),
  scene: (id) => findScene(table, id),
});
