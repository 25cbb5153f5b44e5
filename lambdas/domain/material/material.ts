import { createHash } from 'node:crypto';
import { type MaterialId, newId, type SessionId, type UploadId } from '../../../shared/model/id.ts';
import type { Material } from '../../../shared/model/material.ts';
import { type Instant, instant } from '../../../shared/model/time.ts';

/** Text longer than this lies in the bucket, its key in the row. */
export const MAX_ROW_TEXT_BYTES = 32 * 1_024;
/** A pasted text is written in a transaction, which pays twice for every kilobyte; an object costs about as much as five. */
const MAX_PASTED_ROW_TEXT_BYTES = 8 * 1_024;

export interface MaterialRecord {
  readonly id: MaterialId;
  readonly session_id: SessionId;
  readonly kind: Material['kind'];
  readonly name: string | null;
  /** Recognizes the same material: SHA-256 of a text, the bucket's ETag of a file. */
  readonly hash: string;
  /** One of the two is null. */
  readonly text: string | null;
  readonly object_key: string | null;
  readonly created_at: Instant;
}

/** A file on its way into a session. */
export interface UploadRecord {
  readonly id: UploadId;
  readonly user_id: string;
  readonly name: string;
  readonly content_type: string;
  readonly object_key: string;
  /** Epoch seconds. */
  readonly expires_at: number;
}

export const objectKeyOf = (session: SessionId, material: MaterialId): string => `materials/${session}/${material}`;

export const textMaterial = (session: SessionId, text: string, now: number): MaterialRecord => {
  const id = newId('mat', now);
  const large = Buffer.byteLength(text) > MAX_PASTED_ROW_TEXT_BYTES;
  return {
    id,
    session_id: session,
    kind: 'text',
    name: null,
    hash: createHash('sha256').update(text).digest('hex'),
    text: large ? null : text,
    object_key: large ? objectKeyOf(session, id) : null,
    created_at: instant(now),
  };
};

/** What a model wrote on a topic, at most `LARGEST_ROW_TEXT_BYTES`: always in its row. */
export const modelMaterial = (session: SessionId, text: string, now: number): MaterialRecord => ({
  ...textMaterial(session, text, now),
  kind: 'model',
  text,
  object_key: null,
});

export const fileMaterial = (session: SessionId, name: string, tag: string, now: number): MaterialRecord => {
  const id = newId('mat', now);
  return {
    id,
    session_id: session,
    kind: 'file',
    name,
    hash: tag,
    text: null,
    object_key: objectKeyOf(session, id),
    created_at: instant(now),
  };
};

/** `content`: the text, also of a long one that lies in the bucket; null for a file. */
export const presentMaterial = (material: MaterialRecord, content: string | null): Material => ({
  id: material.id,
  session_id: material.session_id,
  kind: material.kind,
  name: material.name,
  content,
  created_at: material.created_at,
});
