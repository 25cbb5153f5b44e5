import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { MATERIAL_CHARACTERS } from '../../../shared/catalogue/limits.ts';
import { filePlaceholder } from '../../../shared/catalogue/uploads.ts';
import { countWords } from '../../../shared/model/text/words.ts';
import type { Document } from '../../document/document.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { CurrentGeneration, ExtractStore } from '../../domain/generation/ports.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';
import { bodyChunks } from '../../domain/material/body-chunks.ts';
import type { Apparatus, Chunk, Extract, MaterialRef, UntoldChunks } from '../../domain/material/chunk.ts';
import type { detectLanguage } from '../../domain/material/detect-language.ts';
import { reusedChunks } from '../../domain/material/untold.ts';
import type { FileText } from '../extraction/read-in-worker.ts';
import { type PipelinePorts, writingFor } from '../ports.ts';
import { writeMaterial } from '../writing/write-material.ts';
import { RefInputSchema } from './input.ts';

interface ExtractPorts extends Pick<PipelinePorts, 'files' | 'textOf' | 'model' | 'largerModel' | 'pinnedModel'> {
  readonly store: ExtractStore;
}

type Format = 'markdown' | undefined;
type SourceText = FileText & { readonly format?: Format };

/** Word and PDF files arrive as Markdown; what a typed text or a text file is written in, it says itself. */
const formatOf = (name: string): Format => (/\.txt$/i.test(name) ? undefined : 'markdown');

const readSource = async (
  { files, textOf }: ExtractPorts,
  { name, text, objectKey }: MaterialRef,
): Promise<SourceText> => {
  if (text !== null) return { text };
  const bytes = objectKey === null ? undefined : await files.upload(objectKey);
  if (!bytes) throw new GenerationFailed('file_gone');
  if (name === null) return { text: new TextDecoder().decode(bytes) };
  return { ...(await textOf(bytes, name)), format: formatOf(name) };
};

/** Whether a text is only the placeholder of an uploaded file in the content field. */
const isPlaceholder = (text: string, materials: readonly MaterialRef[]): boolean =>
  materials.some(({ name }) => name !== null && text.trim() === filePlaceholder(name));

/** Between the texts of several materials. */
const JOINER = '\n\n';

interface MaterialDocument {
  readonly id: MaterialRef['id'];
  readonly document: Document;
}

/** Parsers are slow to load and only needed here. */
const documents = () => import('../../document/read-document.ts');

const readMaterials = async (
  ports: ExtractPorts,
  materials: readonly MaterialRef[],
): Promise<readonly MaterialDocument[]> => {
  const read: MaterialDocument[] = [];
  let characters = 0;
  for (const material of materials) {
    const source = await readSource(ports, material);
    const text = source.text.trim();
    if (text === '' || isPlaceholder(text, materials)) continue;
    characters += text.length + JOINER.length;
    if (characters - JOINER.length > MATERIAL_CHARACTERS) throw new GenerationFailed('too_long');
    read.push({ id: material.id, document: (await documents()).readDocument(source) });
  }
  return read;
};

interface Parts {
  readonly text: string;
  readonly chunks: readonly Chunk[];
  readonly title?: string | undefined;
  readonly apparatus?: Apparatus;
}

/** Its size is that of what there is to tell. */
const extractOf = ({ text, chunks, title, apparatus }: Parts, languageOf: typeof detectLanguage): Extract => {
  const body = bodyChunks(chunks)
    .map((chunk) => chunk.text)
    .join(JOINER);
  const words = countWords(body);
  if (words === 0) throw new GenerationFailed('empty');
  const hash = createHash('sha256').update(text).digest('hex');
  return {
    language: languageOf(body),
    characters: text.length,
    words,
    hash,
    ...(title === undefined ? {} : { title }),
    chunks,
    ...(apparatus === undefined ? {} : { apparatus }),
  };
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
  const { text, usage } = await writeMaterial(writingFor(ports, current).model, current.spec);
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
    await ports.files.saveExtract(ref, extractOf({ text, chunks }, (await languages).detectLanguage));
    return;
  }
  const withMaterial = await withWrittenMaterial(ports, ref, current);
  if (!withMaterial) return;
  const materials = await readMaterials(ports, withMaterial.materials);
  const { extractParts } = await import('../../document/parts/extract-parts.ts');
  await ports.files.saveExtract(ref, extractOf(extractParts(materials), (await languages).detectLanguage));
};
