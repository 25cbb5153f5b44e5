import type { PracticeStore } from '../../domain/progress/practice.ts';
import type { Table } from '../table.ts';
import { changePractice } from './change-practice.ts';
import { findPractice } from './find-practice.ts';

export const createPracticeStore = (table: Table): PracticeStore => ({
  of: (userId, session) => findPractice(table, userId, session),
  change: (userId, scene, decide) => changePractice(table, userId, scene, decide),
});
