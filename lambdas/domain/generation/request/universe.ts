import { slugify } from '../../../../shared/catalogue/choice.ts';
import { AI_CHOICE, CUSTOM } from '../../../../shared/catalogue/genres.ts';
import { universes } from '../../../../shared/catalogue/universes.ts';
import { AppError } from '../../../../shared/model/app-error.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { Anchor } from '../spec.ts';
import { pick } from './pick.ts';

interface RequestedUniverse {
  readonly anchorUniverse: string;
  readonly anchorWorkTitle?: string | undefined;
  readonly spoilersOk: boolean;
}

/** A universe of the catalogue, by its label or slug, or one that was typed. Left to the system, it is picked once. */
export const anchorOf = (session: SessionId, request: RequestedUniverse): Anchor => {
  const named = request.anchorUniverse.trim();
  if (named === '' || named === CUSTOM) throw new AppError('universe_required');
  // Work and spoilers are about a universe that the learner chose.
  if (named === AI_CHOICE)
    return { universe: pick(universes, session, 'universe').slug, work: null, spoilersOk: false };
  const known = universes.find(({ slug }) => slug === slugify(named));
  return {
    universe: known?.slug ?? named,
    work: request.anchorWorkTitle?.trim() || null,
    spoilersOk: request.spoilersOk,
  };
};
