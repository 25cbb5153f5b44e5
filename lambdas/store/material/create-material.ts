import { AppError } from '../../../shared/model/app-error.ts';
import type { MaterialRecord } from '../../domain/material/material.ts';
import type { IdempotentRequest } from '../../domain/request/request.ts';
import { materialKey } from '../keys.ts';
import { onceRequested } from '../request/once-requested.ts';
import { getRow, type Table, transact } from '../table.ts';
import { parseMaterial, putMaterial } from './row.ts';

export const createMaterial = async (
  table: Table,
  material: MaterialRecord,
  request: IdempotentRequest | undefined,
): Promise<MaterialRecord> => {
  const id = await onceRequested(table, request, material.id, (claim) =>
    transact(table, [...claim, putMaterial(material)]),
  );
  if (id === material.id) return material;
  const earlier = await getRow(table, materialKey(material.session_id, id), { consistent: true });
  if (earlier === undefined) throw new AppError('session_not_found');
  return parseMaterial(earlier);
};
