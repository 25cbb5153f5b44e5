import type { SessionStore } from '../../domain/session/ports.ts';
import { isOfSession } from '../../domain/session/scenes.ts';
import { findOpening } from '../scene/find-opening.ts';
import { listScenes } from '../scene/list-scenes.ts';
import { findScene } from '../scene/row.ts';
import type { Table } from '../table.ts';
import { changeSession } from './change-session.ts';
import { changeSessionAndStats } from './change-session-and-stats.ts';
import { createSession } from './create-session.ts';
import { findSessions } from './find-sessions.ts';
import { countBinned } from './list/count-binned.ts';
import { listAnchors } from './list/list-anchors.ts';
import { listBinned } from './list/list-binned.ts';
import { listSessions } from './list/list-sessions.ts';
import { purgeSession } from './purge-session.ts';
import { findSession } from './row.ts';

export const createSessionStore = (table: Table): SessionStore => ({
  create: (session, request) => createSession(table, session, request),
  find: (id) => findSession(table, id),
  findMany: (ids) => findSessions(table, ids),
  list: (query) => listSessions(table, query),
  change: (id, decide) => changeSession(table, id, decide),
  rewrite: (id, decide) => changeSessionAndStats(table, id, decide),
  purge: (id, decide) => purgeSession(table, id, decide),
  listBinned: (query) => listBinned(table, query),
  countBinned: (query) => countBinned(table, query),
  listAnchors: (query) => listAnchors(table, query),
  scenes: async (session) => (await listScenes(table, session)).filter((scene) => isOfSession(scene, session)),
  scene: (id) => findScene(table, id),
  opening: (session, now) => findOpening(table, session, now),
});
