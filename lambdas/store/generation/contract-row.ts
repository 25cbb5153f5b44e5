import * as z from 'zod/mini';
import { AudienceSchema, DifficultySchema, ModeSchema } from '../../../shared/catalogue/contract-choices.ts';
import { MaterialIdSchema } from '../../../shared/model/id.ts';
import type { GenerationContract } from '../../domain/generation/generation.ts';

const ContractSchema: z.ZodMiniType<GenerationContract> = z.object({
  mode: ModeSchema,
  title: z.nullable(z.string()),
  genre: z.string(),
  authorStyle: z.string(),
  targetAudience: AudienceSchema,
  difficultyLevel: DifficultySchema,
  estimatedDuration: z.int(),
  learningObjectives: z.string(),
  additionalContext: z.string(),
  sceneTarget: z.int(),
  questionTarget: z.int(),
});

/** Apart from the generation's own row, which every scene updates and which is billed by its size. */
const RowSchema = z.object({ contract: ContractSchema, materials: z.array(MaterialIdSchema) });

export const parseContract = (row: unknown) => z.parse(RowSchema, row);
