import { type Fragment, update } from '../fragment.ts';
import { countsKey } from '../keys.ts';

export const countUser = (by: 1 | -1 = 1): Fragment =>
  update(countsKey, 'ADD #users :by', { ':by': by }, { '#users': 'users' });
