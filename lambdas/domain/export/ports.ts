import type { DeckFormat, Export } from '../../../shared/model/account/export.ts';
import type { ExportId, SessionId } from '../../../shared/model/id.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { SessionRecord } from '../session/session.ts';

/** An export as it is stored. Its parts are in the bucket until they are joined. */
export type ExportRecord = Export & {
  readonly user_id: string;
  /** How many parts of the archive are finished. */
  readonly parts: number;
  /** Where to continue; null before the first session. */
  readonly cursor: string | null;
  /** Of the review deck; null for everything the account holds. */
  readonly format: DeckFormat | null;
  /** The only session whose cards are wanted; null for all. */
  readonly session_id: SessionId | null;
  readonly cards: number;
};

/** The export of a deck: of all sessions, or of one. */
export type DeckExportRecord = ExportRecord & { readonly format: DeckFormat };

export const isDeckExport = (record: ExportRecord): record is DeckExportRecord => record.format !== null;

/** Which exports are meant: of the review deck, or of everything. */
export type ExportOf = 'deck' | 'account';

/** A row without its keys. */
export type Dump = Readonly<Record<string, unknown>>;

/** Rows by the kind of thing they are. */
export type Dumps = Readonly<Record<string, readonly Dump[]>>;

export interface SessionDump {
  readonly session: SessionRecord;
  readonly scenes: readonly SceneRecord[];
  /** All rows of the session. */
  readonly rows: Dumps;
  /** The session's objects in the bucket. */
  readonly objects: readonly { readonly name: string; readonly key: string }[];
}

export interface ExportStore {
  create(record: ExportRecord): Promise<void>;
  /** Undefined when it has expired or the account is being deleted. */
  find(userId: string, id: ExportId, now: number): Promise<ExportRecord | undefined>;
  newest(userId: string, of: ExportOf, now: number): Promise<ExportRecord | undefined>;
  /** False when it was deleted meanwhile. */
  save(record: ExportRecord): Promise<boolean>;
  /** Everything except sessions. */
  account(userId: string): Promise<Dumps>;
  /** All reviews of the deck, as a table. */
  log(userId: string): Promise<string>;
  /** A page of ids of sessions, those in the bin too, and where the next begins. */
  sessions(userId: string, cursor: string | null): Promise<readonly { readonly id: string; readonly cursor: string }[]>;
  session(id: string): Promise<SessionDump | undefined>;
}

/** The bucket, as far as an export needs it. */
export interface ExportFiles {
  write(key: string, data: string | Uint8Array, contentType: string): Promise<void>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** One object out of pieces that come one after the other; `bytes` is their length together. */
  stream(key: string, pieces: AsyncIterable<Uint8Array>, bytes: number, contentType: string): Promise<void>;
  erase(prefix: string): Promise<void>;
}

/** An address that fetches one object as a file of this name, for some seconds. */
export interface Links {
  link(key: string, name: string, seconds: number): Promise<string>;
}
