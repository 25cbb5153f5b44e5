import { commonTexts } from '../../texts/common.ts';
import { categories } from './questions.ts';

export const FIRST = categories[0]?.slug;

/** The checked radio button and the style sheet decide which category is shown, so it works without JavaScript. */
export function CategoryChoice() {
  return (
    <fieldset className="flex flex-wrap gap-2 md:flex-col md:gap-1">
      <legend className="sr-only">{commonTexts.category}</legend>
      {categories.map(({ slug, label }) => (
        <label
          key={slug}
          className="flex min-h-11 cursor-pointer items-center rounded-control border border-rule px-3.5 text-15 leading-5 text-quiet hover:text-ink has-checked:border-primary has-checked:bg-story-wash has-checked:font-semi has-checked:text-story has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mode-fill md:border-transparent"
        >
          <input type="radio" name="category" value={slug} defaultChecked={slug === FIRST} className="sr-only" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
