import * as z from 'zod/mini';
import { SessionSchema } from '../../../shared/model/session/session.ts';

interface JsonType {
  readonly type?: string;
  readonly anyOf?: readonly JsonType[];
}

export const SESSIONS_TABLE = 'story_sessions';

/** `integer or null`, in the words of JSON Schema. */
const typeOf = ({ type, anyOf = [] }: JsonType): string => type ?? anyOf.map(typeOf).join(' or ');

/** JSON type of a field of a session in API responses; undefined when there is no such field. */
export const columnType = (table: string, column: string): string | undefined => {
  if (table !== SESSIONS_TABLE) return undefined;
  const { properties = {} } = z.toJSONSchema(SessionSchema);
  const shape = Object.hasOwn(properties, column) ? properties[column] : undefined;
  return typeof shape === 'object' ? typeOf(shape as JsonType) : undefined;
};
