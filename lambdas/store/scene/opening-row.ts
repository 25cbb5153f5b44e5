import * as z from 'zod/mini';
import { GenerationIdSchema } from '../../../shared/model/id.ts';
import { OpeningSoFarSchema } from '../../../shared/model/session/opening.ts';

const RowSchema = z.extend(OpeningSoFarSchema, { generation_id: GenerationIdSchema, expires_at: z.int() });

export const parseOpening = (row: unknown): z.infer<typeof RowSchema> => z.parse(RowSchema, row);
