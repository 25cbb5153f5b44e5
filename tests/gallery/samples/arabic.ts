import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contractFor, teach } from '../../unit/engine/teach.ts';
import { shown } from './lesson.ts';

const text = readFileSync(path.resolve(import.meta.dirname, '../../fixtures/texts/dawrat-al-ma.md'), 'utf8');

/** A lesson that is read from right to left. */
const arabic = await teach(text, contractFor(15));
export const arabicTitle = arabic.plan.title;
export const arabicDescription = arabic.plan.description;
export const arabicScenes = arabic.scenes.map(shown);
