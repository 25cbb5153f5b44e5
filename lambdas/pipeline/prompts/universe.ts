import { labelOf } from '../../../shared/catalogue/choice.ts';
import { universeGuideFor } from '../../../shared/catalogue/universe-guides.ts';
import { universes } from '../../../shared/catalogue/universes.ts';
import type { GenerationSpec } from '../../domain/generation/spec.ts';
import { inTag } from './envelope.ts';

/**
 * The description of a universe for the model. It is data beside the spec and not part of the rules, because a session
 * may use its words. Empty in modes without a universe.
 */
export const renderUniverse = ({ anchor }: Pick<GenerationSpec, 'anchor'>): string => {
  if (!anchor) return '';
  const { conflictEngine, roles, safeNames, taboos } = universeGuideFor(anchor.universe);
  const name = labelOf(universes, anchor.universe);
  return inTag('universe', { name, conflict: conflictEngine, roles, names: safeNames, never: taboos });
};
