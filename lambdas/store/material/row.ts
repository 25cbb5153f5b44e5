import * as z from 'zod/mini';
import { MaterialIdSchema, SessionIdSchema } from '../../../shared/model/id.ts';
import { MaterialKindSchema } from '../../../shared/model/material.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { MaterialRecord } from '../../domain/material/material.ts';
import { type Condition, type Fragment, put } from '../fragment.ts';
import { materialKey } from '../keys.ts';

const text = z.nullable(z.string());

const RowSchema: z.ZodMiniType<MaterialRecord> = z.object({
  id: MaterialIdSchema,
  session_id: SessionIdSchema,
  kind: MaterialKindSchema,
  name: text,
  hash: z.string(),
  text,
  object_key: text,
  created_at: InstantSchema,
});

export const parseMaterial = (row: unknown): MaterialRecord => z.parse(RowSchema, row);

export const putMaterial = (material: MaterialRecord, when?: Condition): Fragment =>
  put({ ...material, ...materialKey(material.session_id, material.id) }, when);
