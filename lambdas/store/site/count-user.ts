import { type Fragment, update } from '../fragment.ts';
import { countsKey } from '../keys.ts';

export const countUser = (): Fragment => update(countsKey, 'ADD #users :one', { ':one': 1 }, { '#users': 'users' });
