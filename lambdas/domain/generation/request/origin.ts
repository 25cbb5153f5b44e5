import { AppError } from '../../../../shared/model/app-error.ts';
import type { Origin } from '../../../../shared/model/session/origin.ts';
import type { MaterialRecord } from '../../material/material.ts';
import type { GenerationSpec } from '../spec.ts';
import { isPreset } from './topic.ts';

/** Where the material comes from. Throws when there is none and no text can be written on the topic. */
export const originOf = (
  materials: readonly MaterialRecord[],
  { topic }: Pick<GenerationSpec, 'topic'>,
  basic: boolean,
): Origin => {
  if (materials.some(({ kind }) => kind !== 'model')) return 'own';
  if (topic === null || (basic && !isPreset(topic))) throw new AppError('material_required');
  return 'model';
};
