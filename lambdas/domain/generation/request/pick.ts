import { createHash } from 'node:crypto';
import type { SessionId } from '../../../../shared/model/id.ts';

/** The same session always gets the same pick; `about` keeps the picks of one session apart. */
export const pick = <T>(from: readonly T[], session: SessionId, about: string): T => {
  const number = createHash('sha256').update(`${session}#${about}`).digest().readUInt32BE();
  const picked = from[number % from.length];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
};
