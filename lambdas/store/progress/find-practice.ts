import type { SessionId } from '../../../shared/model/id.ts';
import type { PracticeRecord } from '../../domain/progress/practice.ts';
import { practiceKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import type { Table } from '../table.ts';
import { parsePractice } from './practice-row.ts';

/** The beginning of the keys of all that a person did with one session's activities. */
export const practiceOf = (userId: string, session: SessionId) => {
  const { PK, SK } = practiceKey(userId, session, 0);
  return beginsWith(PK, SK.slice(0, SK.lastIndexOf('#') + 1));
};

/** What a person did with the activities of a session, scene by scene. */
export const findPractice = async (
  table: Table,
  userId: string,
  session: SessionId,
): Promise<readonly PracticeRecord[]> =>
  (await queryAll(table, { ...practiceOf(userId, session), ConsistentRead: true })).map(parsePractice);
