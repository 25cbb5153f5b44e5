import type { MaterialStore } from '../../domain/material/ports.ts';
import type { Table } from '../table.ts';
import { createMaterial } from './create-material.ts';
import { listCoverages } from './list-coverages.ts';
import { listMaterials } from './list-materials.ts';

export const createMaterialStore = (table: Table): MaterialStore => ({
  create: (material, request) => createMaterial(table, material, request),
  list: (session) => listMaterials(table, session),
  coverages: (session) => listCoverages(table, session),
});
