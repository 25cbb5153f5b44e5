import type { SessionId } from '../../../shared/model/id.ts';
import type { Material } from '../../../shared/model/material.ts';
import type { IdempotentRequest } from '../request/request.ts';
import { type MaterialRecord, presentMaterial, textMaterial } from './material.ts';
import type { MaterialStore, TextFiles } from './ports.ts';

interface Deps {
  readonly materials: MaterialStore;
  readonly files: TextFiles;
}

/** What one answer may carry of long texts, in bytes: a function's answer ends at 6 MB. */
const MAX_BYTES = 3 * 1_024 * 1_024;

const textOf = async (files: TextFiles, { kind, object_key: key }: MaterialRecord): Promise<string | null> => {
  if (kind === 'file' || key === null) return null;
  const bytes = await files.read(key);
  return bytes ? Buffer.from(bytes).toString() : null;
};

/** Stores a pasted text; a long one is written to the bucket first. */
export const attachText = async (
  { materials, files }: Deps,
  session: SessionId,
  text: string,
  request: IdempotentRequest | undefined,
  now: number,
): Promise<Material> => {
  const material = textMaterial(session, text, now);
  if (material.object_key !== null) await files.write(material.object_key, text, 'text/plain; charset=utf-8');
  return presentMaterial(await materials.create(material, request), text);
};

/** Newest first, with their texts as long as one answer bears them. */
export const readMaterials = async ({ materials, files }: Deps, session: SessionId): Promise<Material[]> => {
  const shown: Material[] = [];
  let left = MAX_BYTES;
  for (const material of await materials.list(session)) {
    const text = material.text ?? (left > 0 ? await textOf(files, material) : null);
    left -= Buffer.byteLength(text ?? '');
    shown.push(presentMaterial(material, left >= 0 ? text : null));
  }
  return shown;
};
