import { type Fragment, update } from '../fragment.ts';
import { countsKey } from '../keys.ts';

export const countPro = (by: 1 | -1): Fragment => update(countsKey, 'ADD #pro :by', { ':by': by }, { '#pro': 'pro' });
