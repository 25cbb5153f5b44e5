import { categories } from '../../../../shared/catalogue/categories.ts';
import { slugify } from '../../../../shared/catalogue/choice.ts';
import type { GenerationSpec } from '../spec.ts';

interface RequestedCategory {
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
}

/** Slugs of the catalogue, or what was typed; null where nothing was. */
export const categoryOf = (request: RequestedCategory): Pick<GenerationSpec, 'category' | 'subcategory'> => {
  const category = request.category?.trim() || null;
  const subcategory = request.subcategory?.trim() || null;
  const known = categories.find(({ slug }) => slug === slugify(category ?? ''));
  const within = known?.subcategories.find(({ slug }) => slug === slugify(subcategory ?? ''));
  return { category: known?.slug ?? category, subcategory: within?.slug ?? subcategory };
};
