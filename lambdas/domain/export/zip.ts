import { crc32, deflateRawSync } from 'node:zlib';

/** A file that goes into an archive. `stored`: as it is, for what has to be read without unpacking. */
export interface PlainFile {
  readonly name: string;
  readonly data: Uint8Array;
  readonly stored?: true;
}

/** What an archive's directory says of a file. `offset` counts from the beginning of its part. */
export interface ZipEntry {
  readonly name: string;
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
  readonly stored: boolean;
  readonly offset: number;
}

/** A piece of an archive. Pieces one after the other, and a directory behind them, are the archive. */
export interface ZipPart {
  readonly bytes: Uint8Array;
  readonly entries: readonly ZipEntry[];
}

/** Beyond these an archive would need the longer form, which not every program reads. */
const MAX_ENTRIES = 0xfffe;
const MAX_BYTES = 0xffff_fffe;

const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATED = 8;
/** 1980-01-01, the first day that the format knows: the same files make the same archive. */
const FIRST_DAY = 0x21;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** Fields of two (h) and four (i) bytes, least significant first. */
const fields = (...values: readonly (readonly ['h' | 'i', number])[]): Buffer => {
  const bytes = Buffer.alloc(values.reduce((sum, [kind]) => sum + (kind === 'h' ? 2 : 4), 0));
  let at = 0;
  for (const [kind, value] of values)
    at = kind === 'h' ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at);
  return bytes;
};

const entryFields = ({ name, crc, size, packed, stored }: Omit<ZipEntry, 'offset'>) =>
  [
    ['h', VERSION],
    ['h', UTF8],
    ['h', stored ? 0 : DEFLATED],
    ['h', 0],
    ['h', FIRST_DAY],
    ['i', crc],
    ['i', packed],
    ['i', size],
    ['h', Buffer.byteLength(name)],
    ['h', 0],
  ] as const;

export const pack = (files: readonly PlainFile[]): ZipPart => {
  const pieces: Buffer[] = [];
  const entries: ZipEntry[] = [];
  let offset = 0;
  for (const { name, data, stored = false } of files) {
    const body = stored ? Buffer.from(data) : deflateRawSync(data);
    const entry = { name, crc: crc32(data), size: data.length, packed: body.length, stored };
    const head = Buffer.concat([fields(['i', LOCAL], ...entryFields(entry)), Buffer.from(name)]);
    entries.push({ ...entry, offset });
    pieces.push(head, body);
    offset += head.length + body.length;
  }
  return { bytes: Buffer.concat(pieces), entries };
};

const directoryEntry = (entry: ZipEntry): Buffer =>
  Buffer.concat([
    fields(
      ['i', CENTRAL],
      ['h', VERSION],
      ...entryFields(entry),
      ['h', 0],
      ['h', 0],
      ['h', 0],
      ['i', 0],
      ['i', entry.offset],
    ),
    Buffer.from(entry.name),
  ]);

/** What stands behind the parts. `bytes`: the length of all parts together; `offset`s count from the archive's beginning. */
export const directory = (entries: readonly ZipEntry[], bytes: number): Uint8Array => {
  const list = Buffer.concat(entries.map(directoryEntry));
  if (entries.length > MAX_ENTRIES || bytes + list.length > MAX_BYTES)
    throw new Error(`${entries.length} files of ${bytes} bytes are too much for one archive`);
  const counts = [entries.length, entries.length].map((count) => ['h', count] as const);
  return Buffer.concat([
    list,
    fields(['i', END], ['h', 0], ['h', 0], ...counts, ['i', list.length], ['i', bytes], ['h', 0]),
  ]);
};

/** An archive that is small enough to be made at once. */
export const archive = (files: readonly PlainFile[]): Uint8Array => {
  const { bytes, entries } = pack(files);
  return Buffer.concat([bytes, directory(entries, bytes.length)]);
};
