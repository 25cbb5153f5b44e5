import { UPLOAD_BYTES } from '../../../../shared/catalogue/limits.ts';
import { AppError } from '../../../../shared/model/app-error.ts';
import type { SessionId, UploadId } from '../../../../shared/model/id.ts';
import { fileMaterial, type MaterialRecord, objectKeyOf, textMaterial } from '../../material/material.ts';
import type { MaterialFiles, MaterialStore, UploadStore } from '../../material/ports.ts';

interface Deps {
  readonly materials: MaterialStore;
  readonly uploads: UploadStore;
  readonly files: MaterialFiles;
}

interface NewMaterial {
  readonly userId: string;
  readonly session: SessionId;
  readonly text: string | null;
  readonly uploadId: UploadId | undefined;
  /** Whether material that was attached to the session earlier is used too. */
  readonly attached: boolean;
  readonly now: number;
}

interface MaterialPart {
  readonly material: MaterialRecord;
  /** Writes the content to the object that the material names. */
  readonly keep: () => Promise<void>;
}

const pieceOfText = (files: MaterialFiles, session: SessionId, text: string, now: number): MaterialPart => {
  const material = textMaterial(session, text, now);
  const { object_key: key } = material;
  return {
    material,
    keep: async () => {
      if (key !== null) await files.write(key, text, 'text/plain; charset=utf-8');
    },
  };
};

/** Checks that the upload has arrived and copies its object to a place where it does not expire. */
const pieceOfFile = async (
  { uploads, files }: Deps,
  { userId, session, now }: NewMaterial,
  uploadId: UploadId,
): Promise<MaterialPart> => {
  const upload = await uploads.find(userId, uploadId, now);
  const object = upload && (await files.stat(upload.object_key));
  if (!object || object.size > UPLOAD_BYTES) throw new AppError('upload_missing');
  const material = fileMaterial(session, upload.name, object.tag, now);
  return { material, keep: () => files.copy(upload.object_key, objectKeyOf(session, material.id)) };
};

/**
 * What a session is written from: what was attached to it, in its order, then the file, then the text. What it already
 * has, from an attempt before, is not kept twice; what a model wrote for one is not the learner's.
 */
export const collectMaterial = async (
  deps: Deps,
  brought: NewMaterial,
): Promise<{ materials: readonly MaterialRecord[]; added: readonly MaterialRecord[] }> => {
  const { session, text, uploadId, attached, now } = brought;
  const pieces = [
    ...(uploadId === undefined ? [] : [await pieceOfFile(deps, brought, uploadId)]),
    ...(text === null ? [] : [pieceOfText(deps.files, session, text, now)]),
  ];
  const known = await deps.materials.list(session);
  const materials = attached ? known.filter(({ kind }) => kind !== 'model').toReversed() : [];
  const added: MaterialRecord[] = [];
  for (const { material, keep } of pieces) {
    const same = known.find(({ kind, hash }) => kind === material.kind && hash === material.hash);
    if (!same || !materials.includes(same)) materials.push(same ?? material);
    if (same) continue;
    await keep();
    added.push(material);
  }
  return { materials, added };
};
