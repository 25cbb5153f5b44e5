import * as z from 'zod/mini';

export const GenerationPhaseSchema = z.enum(['extract', 'plan', 'generate', 'finalize', 'done', 'failed']);
export type GenerationPhase = z.infer<typeof GenerationPhaseSchema>;
