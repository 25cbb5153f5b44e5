import { expect, it } from 'vitest';
import { completeMaterial } from '../../../../../lambdas/domain/generation/start/complete-material.ts';
import { fileMaterial, type MaterialRecord, textMaterial } from '../../../../../lambdas/domain/material/material.ts';
import { newId } from '../../../../../shared/model/id.ts';

const session = newId('ses');
const notes = textMaterial(session, 'Cells are small.', 1);
const file = fileMaterial(session, 'scan.pdf', 'tag', 2);
const model: MaterialRecord = { ...textMaterial(session, 'A model wrote this.', 3), kind: 'model' };
const added = textMaterial(session, 'Roots drink water.', 4);

it('is what there was and what is new', () => {
  expect(completeMaterial([notes, file], [added], { code: 'unwritten' })).toEqual([notes, file, added]);
});

it('leaves out a file that could not be read', () => {
  expect(completeMaterial([notes, file], [added], { code: 'scanned' })).toEqual([notes, added]);
});

it('leaves out what a model wrote in place of material', () => {
  expect(completeMaterial([model], [added], null)).toEqual([added]);
});

it('holds nothing twice', () => {
  expect(completeMaterial([notes], [notes], null)).toEqual([notes]);
});
