import type { ExportRecord } from './ports.ts';

type Named = Pick<ExportRecord, 'user_id' | 'id'>;

/** Everything of it begins so. */
export const exportPrefix = ({ user_id: user, id }: Named): string => `exports/${user}/${id}`;
export const archiveKey = (record: Named): string => `${exportPrefix(record)}.zip`;
/** While it is being made. */
export const partsPrefix = (record: Named): string => `${exportPrefix(record)}/`;
export const partKey = (record: Named, part: number): string => `${partsPrefix(record)}${part}.part`;
export const entriesKey = (record: Named, part: number): string => `${partsPrefix(record)}${part}.json`;
