import type { ExportRecord } from './ports.ts';

type OwnedExport = Pick<ExportRecord, 'user_id' | 'id'>;

const extensions = { anki: 'apkg', csv: 'csv' } as const;
export const extensionOf = ({ format }: Pick<ExportRecord, 'format'>): string =>
  format === null ? 'zip' : extensions[format];

/** Prefix of all objects of an export. */
export const exportPrefix = ({ user_id: user, id }: OwnedExport): string => `exports/${user}/${id}`;
export const archiveKey = (record: OwnedExport & Pick<ExportRecord, 'format'>): string =>
  `${exportPrefix(record)}.${extensionOf(record)}`;
/** Prefix of the parts while an export is being made. */
export const partsPrefix = (record: OwnedExport): string => `${exportPrefix(record)}/`;
export const partKey = (record: OwnedExport, part: number): string => `${partsPrefix(record)}${part}.part`;
export const entriesKey = (record: OwnedExport, part: number): string => `${partsPrefix(record)}${part}.json`;
