import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const KNOWN = /\.(?:txt|md|pdf|docx)$/i;

const filesOf = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((name) => KNOWN.test(name) && !/^readme/i.test(name))
        .toSorted()
        .map((name) => path.join(place, name))
    : [place];

/** The files of folders, not what lies deeper; a file stands for itself. */
export const readFiles = (places: readonly string[]): SourceFile[] =>
  places.flatMap(filesOf).map((file) => ({ name: path.basename(file), bytes: readFileSync(file) }));
