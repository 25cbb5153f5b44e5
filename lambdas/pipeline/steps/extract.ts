import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { MATERIAL_CHARACTERS } from '../../../shared/catalogue/limits.ts';
import { filePlaceholder } from '../../../shared/catalogue/uploads.ts';
import { countWords } from '../../../shared/model/text/words.ts';
import { cleanText } from '../../../shared/plan/clean-text.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { CurrentGeneration, ExtractStore } from '../../domain/generation/ports.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';
import type { Chunk, Extract, MaterialRef, UntoldChunks } from '../../domain/material/chunk.ts';
import { chunkMaterials, JOINER, type MaterialText } from '../../domain/material/chunking.ts';
import type { detectLanguage } from '../../domain/material/detect-language.ts';
import { reusedChunks } from '../../domain/material/untold.ts';
import type { FileText } from '../extraction/read-in-worker.ts';
import { type PipelinePorts, writingFor } from '../ports.ts';
import { writeMaterial } from '../writing/write-material.ts';
import { RefInputSchema } from './input.ts';

interface ExtractPorts extends Pick<PipelinePorts, 'files' | 'textOf' | 'model' | 'largerModel'> {
  readonly store: ExtractStore;
}

const read = async ({ files, textOf }: ExtractPorts, { name, text, objectKey }: MaterialRef): Promise<FileText> => {
  if (text !== null) return { text };
  const bytes = objectKey === null ? undefined : await files.upload(objectKey);
  if (!bytes) throw new GenerationFailed('file_gone');
  return name === null ? { text: new TextDecoder().decode(bytes) } : textOf(bytes, name);
};

/** Whether a text is only the placeholder of an uploaded file in the content field. */
const isPlaceholder = (text: string, materials: readonly MaterialRef[]): boolean =>
  materials.some(({ name }) => name !== null && text.trim() === filePlaceholder(name));

const readMaterials = async (
  ports: ExtractPorts,
  materials: readonly MaterialRef[],
): Promise<(MaterialText & FileText)[]> => {
  const texts: (MaterialText & FileText)[] = [];
  let characters = 0;
  for (const material of materials) {
    const content = await read(ports, material);
    const text = cleanText(content.text);
    if (text === '' || isPlaceholder(text, materials)) continue;
    characters += text.length + JOINER.length;
    if (characters - JOINER.length > MATERIAL_CHARACTERS) throw new GenerationFailed('too_long');
    texts.push({ id: material.id, text, title: content.title });
  }
  return texts;
};

const extractOf = (text: string, chunks: readonly Chunk[], languageOf: typeof detectLanguage): Extract => {
  const words = countWords(text);
  if (chunks.length === 0 || words === 0) throw new GenerationFailed('empty');
  const hash = createHash('sha256').update(text).digest('hex');
  return { language: languageOf(text), characters: text.length, words, hash, chunks };
};

/** The title of the document is kept only when it is the single material. */
const extractFrom = (materials: readonly (MaterialText & FileText)[], languageOf: typeof detectLanguage): Extract => {
  const extract = extractOf(materials.map(({ text }) => text).join(JOINER), chunkMaterials(materials), languageOf);
  const [title] = materials.length === 1 ? materials.flatMap((one) => one.title ?? []) : [];
  return title === undefined ? extract : { ...extract, title };
};

/** The chunks that earlier generations did not cover. A generation whose extract was deleted has none. */
const untoldChunks = async ({ files }: ExtractPorts, { sessionId }: GenerationRef, untold: readonly UntoldChunks[]) => {
  const chunks: Chunk[] = [];
  for (const part of untold) {
    const earlier = await files.extract({ sessionId, generationId: part.generationId });
    chunks.push(...reusedChunks(earlier?.chunks ?? [], part, chunks.length));
  }
  return chunks;
};

/** For a topic without material, a model first writes a text, which is stored as material and marked as generated. */
const withWrittenMaterial = async (ports: ExtractPorts, ref: GenerationRef, current: CurrentGeneration) => {
  if (current.materials.length > 0 || current.spec.topic === null) return current;
  const { text, usage } = await writeMaterial(writingFor(ports, current.tier).model, current.spec);
  if (text === undefined) throw new GenerationFailed('unsourced');
  await ports.store.keepSource(ref, text, usage);
  return ports.store.current(ref);
};

/**
 * Turns material rows and files into chunks with offsets and stores them as the extract. A model is called only for a
 * topic without material. An expansion reuses the chunks that earlier generations did not cover.
 */
export const extractMaterial = async (ports: ExtractPorts, input: unknown): Promise<void> => {
  const ref = z.parse(RefInputSchema, input);
  // Language detection is slow to load; this happens while the table and the bucket are read.
  const languages = import('../../domain/material/detect-language.ts');
  const current = await ports.store.current(ref);
  if (!current || (await ports.files.extract(ref))) return;
  if ((await ports.store.enterPhase(ref, 'extract')) === 'stale') return;
  const { untold } = current.spec;
  if (untold) {
    const chunks = await untoldChunks(ports, ref, untold);
    const text = chunks.map((chunk) => chunk.text).join(JOINER);
    await ports.files.saveExtract(ref, extractOf(text, chunks, (await languages).detectLanguage));
    return;
  }
  const withMaterial = await withWrittenMaterial(ports, ref, current);
  if (!withMaterial) return;
  const materials = await readMaterials(ports, withMaterial.materials);
  await ports.files.saveExtract(ref, extractFrom(materials, (await languages).detectLanguage));
};
