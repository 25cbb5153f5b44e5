import type { CheckStore } from '../../../domain/generation/ports.ts';
import type { Table } from '../../table.ts';
import { failScene } from './fail-scene.ts';
import { findStored, saveCheck } from './save-check.ts';
import { createSceneStore } from './scene-store.ts';

export const createCheckStore = (table: Table): CheckStore => ({
  ...createSceneStore(table),
  storedScene: (ref, order) => findStored(table, ref, order),
  saveCheck: (ref, checked, usage) => saveCheck(table, ref, checked, usage),
  dropScene: (ref, order, checks) => failScene(table, ref, order, { checks }),
});
