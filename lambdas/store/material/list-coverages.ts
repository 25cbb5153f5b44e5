import * as z from 'zod/mini';
import { GenerationIdSchema, type SessionId } from '../../../shared/model/id.ts';
import type { GenerationCoverage } from '../../domain/material/coverage.ts';
import { sessionKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import type { Table } from '../table.ts';

const heading = z.nullable(z.string());
const ids = z.array(z.string());
const RowSchema = z.object({
  generation_id: GenerationIdSchema,
  taught: ids,
  asked: ids,
  unused: ids,
  sections: z.array(z.object({ heading, parts: z.int(), told: z.int() })),
  again: z.array(z.object({ generationId: GenerationIdSchema, chunk: z.string(), section: heading })),
});

export const listCoverages = async (table: Table, session: SessionId): Promise<readonly GenerationCoverage[]> => {
  const rows = await queryAll(table, beginsWith(sessionKey(session).PK, 'COVERAGE#'));
  return rows.map((row) => {
    const { generation_id: generationId, ...coverage } = z.parse(RowSchema, row);
    return { generationId, ...coverage };
  });
};
