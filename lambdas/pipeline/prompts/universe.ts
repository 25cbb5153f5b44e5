import { labelOf } from '../../../shared/catalogue/choice.ts';
import { universeGuideFor } from '../../../shared/catalogue/universe-guides.ts';
import { universes } from '../../../shared/catalogue/universes.ts';
import type { GenerationSpec } from '../../domain/generation/spec.ts';
import { inTag } from './envelope.ts';

/**
 * What a model is told of a universe, as data beside the spec and not among the rules: a lesson may well use its
 * words. Empty in the modes without one.
 */
export const renderUniverse = ({ anchor }: Pick<GenerationSpec, 'anchor'>): string => {
  if (!anchor) return '';
  const { conflictEngine, roles, safeNames, taboos } = universeGuideFor(anchor.universe);
  const name = labelOf(universes, anchor.universe);
  return inTag('universe', { name, conflict: conflictEngine, roles, names: safeNames, never: taboos });
};
