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
import { broughtAgain } from '../../domain/material/untold.ts';
import type { FileText } from '../extraction/contained.ts';
import { type PipelinePorts, writingFor } from '../ports.ts';
import { writeSource } from '../writing/write-source.ts';
import { RefInputSchema } from './input.ts';

interface ExtractPorts extends Pick<PipelinePorts, 'files' | 'textOf' | 'model' | 'larger'> {
  readonly store: ExtractStore;
}

const read = async ({ files, textOf }: ExtractPorts, { name, text, objectKey }: MaterialRef): Promise<FileText> => {
  if (text !== null) return { text };
  const bytes = objectKey === null ? undefined : await files.upload(objectKey);
  if (!bytes) throw new GenerationFailed('file_gone');
  return name === null ? { text: new TextDecoder().decode(bytes) } : textOf(bytes, name);
};

/** What stands in for a file in the content field is not material. */
const isPlaceholder = (text: string, materials: readonly MaterialRef[]): boolean =>
  materials.some(({ name }) => name !== null && text.trim() === filePlaceholder(name));

const gather = async (ports: ExtractPorts, materials: readonly MaterialRef[]): Promise<(MaterialText & FileText)[]> => {
  const texts: (MaterialText & FileText)[] = [];
  let characters = 0;
  for (const material of materials) {
    const found = await read(ports, material);
    const text = cleanText(found.text);
    if (text === '' || isPlaceholder(text, materials)) continue;
    characters += text.length + JOINER.length;
    if (characters - JOINER.length > MATERIAL_CHARACTERS) throw new GenerationFailed('too_long');
    texts.push({ id: material.id, text, title: found.title });
  }
  return texts;
};

const extractOf = (text: string, chunks: readonly Chunk[], languageOf: typeof detectLanguage): Extract => {
  const words = countWords(text);
  if (chunks.length === 0 || words === 0) throw new GenerationFailed('empty');
  const hash = createHash('sha256').update(text).digest('hex');
  return { language: languageOf(text), characters: text.length, words, hash, chunks };
};

/** Of several materials none names what they are about together. */
const extractFrom = (materials: readonly (MaterialText & FileText)[], languageOf: typeof detectLanguage): Extract => {
  const extract = extractOf(materials.map(({ text }) => text).join(JOINER), chunkMaterials(materials), languageOf);
  const [title] = materials.length === 1 ? materials.flatMap((one) => one.title ?? []) : [];
  return title === undefined ? extract : { ...extract, title };
};

/** What earlier generations left untold, as they had it cut. One whose extract is gone brings nothing. */
const untoldChunks = async ({ files }: ExtractPorts, { sessionId }: GenerationRef, untold: readonly UntoldChunks[]) => {
  const chunks: Chunk[] = [];
  for (const part of untold) {
    const earlier = await files.extract({ sessionId, generationId: part.generationId });
    chunks.push(...broughtAgain(earlier?.chunks ?? [], part, chunks.length));
  }
  return chunks;
};

/** Where there is only a topic, a model writes a text on it first, which is kept as material and marked as its own. */
const sourced = async (ports: ExtractPorts, ref: GenerationRef, current: CurrentGeneration) => {
  if (current.materials.length > 0 || current.spec.topic === null) return current;
  const { text, usage } = await writeSource(writingFor(ports, current.tier).model, current.spec);
  if (text === undefined) throw new GenerationFailed('unsourced');
  await ports.store.keepSource(ref, text, usage);
  return ports.store.current(ref);
};

/** Material rows and files become text with offsets; of material that was brought, no model is asked. What was left untold before is cut already. */
export const extractMaterial = async (ports: ExtractPorts, input: unknown): Promise<void> => {
  const ref = z.parse(RefInputSchema, input);
  // What knows eighty languages takes a while to load, and the reads before it is needed take longer.
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
  const wanted = await sourced(ports, ref, current);
  if (!wanted) return;
  const materials = await gather(ports, wanted.materials);
  await ports.files.saveExtract(ref, extractFrom(materials, (await languages).detectLanguage));
};
