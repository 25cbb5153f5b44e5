import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { GenerationFiles } from '../../domain/generation/ports.ts';
import type { Extract } from '../../domain/material/chunk.ts';
import type { TextFiles } from '../../domain/material/ports.ts';

const extractKey = ({ sessionId, generationId }: GenerationRef): string => `extracts/${sessionId}/${generationId}.json`;

/** An extract is not validated when it is read, because only this code writes it. */
export const createGenerationFiles = (objects: TextFiles): GenerationFiles => ({
  upload: (objectKey) => objects.read(objectKey),

  saveExtract: (ref, extract) => objects.write(extractKey(ref), JSON.stringify(extract), 'application/json'),

  extract: async (ref) => {
    const bytes = await objects.read(extractKey(ref));
    return bytes && (JSON.parse(Buffer.from(bytes).toString()) as Extract);
  },
});
