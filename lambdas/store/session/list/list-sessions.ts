import { ModeSchema } from '../../../../shared/catalogue/contract-choices.ts';
import type { DashboardEntry, DashboardPage, SessionQuery } from '../../../domain/session/ports.ts';
import { matchesFilter } from '../../../domain/session/session-filter.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import type { Table } from '../../table.ts';
import { type ListPart, listOf, order, readList } from './read-list.ts';

/** Sessions that one call reads at most while searching. */
const MOST_LOOKED_AT = 500;

/** Sort key down to which all lists were read; older entries cannot be shown yet. '' when everything was read. */
const knownDownTo = (stretches: readonly ListPart[]): string =>
  stretches
    .flatMap(({ seen, more }) => (more ? seen.slice(-1).map(order) : []))
    .reduce((newest, each) => (each > newest ? each : newest), '');

/** One mode's list, or all three merged; newest updated first. */
export const listSessions = async (table: Table, query: SessionQuery): Promise<DashboardPage> => {
  const { userId, mode, tab, filter, limit, cursor } = query;
  const modes = mode ? [mode] : ModeSchema.options;
  const after = cursor === undefined ? modes.map(() => '') : decodeCursor(cursor, modes.length);
  const most = Math.floor(MOST_LOOKED_AT / modes.length);
  const stretches = await Promise.all(
    modes.map((each, at) =>
      readList(table, listOf(userId, each, tab), { after: after[at] ?? '', limit, wanted: filter, most }),
    ),
  );
  const fits = (entry: DashboardEntry): boolean => filter === undefined || matchesFilter(entry, filter);
  const known = knownDownTo(stretches);
  const found = stretches.flatMap(({ seen }) => seen.filter(fits)).sort((a, b) => (order(a) < order(b) ? 1 : -1));
  const entries = found.filter((entry) => order(entry) >= known).slice(0, limit);
  const full = entries.length === limit ? entries.at(-1) : undefined;
  const end = full ? order(full) : known;
  const more = found.length > entries.length || stretches.some((stretch) => stretch.more);
  const lastOf = ({ seen }: ListPart, at: number): string => {
    const last = seen.findLast((entry) => order(entry) >= end);
    return last ? order(last) : (after[at] ?? '');
  };
  return { entries, cursor: more ? encodeCursor(stretches.map(lastOf)) : null };
};
