import type { SessionId, UploadId } from '../../../shared/model/id.ts';
import type { PromptInput } from '../../../shared/model/prompt-input.ts';
import type { IdempotentRequest } from '../request/request.ts';
import type { GenerationCoverage } from './coverage.ts';
import type { MaterialRecord, UploadRecord } from './material.ts';

export interface MaterialStore {
  create(material: MaterialRecord, request: IdempotentRequest | undefined): Promise<MaterialRecord>;
  /** Newest first, at most 24. */
  list(session: SessionId): Promise<readonly MaterialRecord[]>;
  /** Coverage by each generation, oldest first. */
  coverages(session: SessionId): Promise<readonly GenerationCoverage[]>;
}

export interface PromptInputStore {
  create(input: PromptInput, request: IdempotentRequest | undefined): Promise<PromptInput>;
  /** Newest first, at most 24. */
  list(session: SessionId): Promise<readonly PromptInput[]>;
}

export interface UploadStore {
  create(upload: UploadRecord, request: IdempotentRequest | undefined): Promise<UploadRecord>;
  /** Undefined once it has expired. */
  find(userId: string, id: UploadId, now: number): Promise<UploadRecord | undefined>;
}

export interface UploadForm {
  readonly url: string;
  readonly fields: Record<string, string>;
}

/** Objects of the bucket, each of a size that is handled whole. */
export interface TextFiles {
  write(key: string, text: string, contentType: string): Promise<void>;
  read(key: string): Promise<Uint8Array | undefined>;
}

/** The bucket, with what people upload to it. */
export interface MaterialFiles extends TextFiles {
  /** A form that uploads exactly this key and type, 1 byte to `maxBytes` long, within `seconds`. */
  form(key: string, contentType: string, maxBytes: number, seconds: number): Promise<UploadForm>;
  /** Undefined when there is no such object. `tag` is the same for the same content. */
  stat(key: string): Promise<{ readonly size: number; readonly tag: string } | undefined>;
  copy(from: string, to: string): Promise<void>;
  /** Erases every object whose key begins so. */
  erase(prefix: string): Promise<void>;
}
