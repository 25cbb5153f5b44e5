import { categories } from '../../../../shared/catalogue/categories.ts';
import { labelOf } from '../../../../shared/catalogue/choice.ts';

/** Slugs are stored, labels shown; a typed value is shown as it is. */
export const categoryLabel = (category: string): string => labelOf(categories, category);

export const subcategoryLabel = (category: string | null, subcategory: string): string =>
  labelOf(categories.find(({ slug }) => slug === category)?.subcategories ?? [], subcategory);

/** Category and subcategory of a session, if it has them. */
export const topicLabels = (session: { category: string | null; subcategory: string | null }): string[] => [
  ...(session.category === null ? [] : [categoryLabel(session.category)]),
  ...(session.subcategory === null ? [] : [subcategoryLabel(session.category, session.subcategory)]),
];
